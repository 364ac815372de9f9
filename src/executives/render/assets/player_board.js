"use strict";

// Boards from their pieces, with an outline and a word at everything that is new.
const boardMaker = data => {
  function panelOf(number) {
    const holder = document.createElement("template");
    holder.innerHTML = data.panels[number].map(piece => data.pieces[piece]).join("");
    return holder.content.firstElementChild;
  }

  function ownHtml(card) {
    const copy = card.cloneNode(true);
    for (const other of copy.querySelectorAll("[data-card]")) other.remove();
    return copy.innerHTML + copy.className;
  }

  const labelOf = row => row ? row.querySelector("dt").textContent : "";

  function cardsOf(panels) {
    return panels.flatMap(panel => [...panel.querySelectorAll("[data-card]")].map(card => {
      const on = card.parentElement.closest("[data-card]");
      const row = labelOf(card.closest(".ex-row"));
      const place = [panel.dataset.panel, row, on ? on.dataset.card : ""].join("|");
      return {card, key: card.dataset.card, place, html: ownHtml(card)};
    }));
  }

  function mark(element, text, where) {
    element.classList.add("rp-marked");
    const word = document.createElement("span");
    word.className = "rp-word";
    word.textContent = text;
    (where || element).append(word);
  }

  function markCards(former, present) {
    const left = new Map();
    for (const one of cardsOf(former)) {
      if (!left.has(one.key)) left.set(one.key, []);
      left.get(one.key).push(one);
    }
    const take = (one, test) => {
      const found = left.get(one.key) || [];
      const index = found.findIndex(other => test(other));
      return index < 0 ? null : found.splice(index, 1)[0];
    };
    const open = cardsOf(present).filter(
      one => !take(one, other => other.place === one.place && other.html === one.html));
    for (const one of open) {
      const was = take(one, () => true);
      const text = !was ? "new" : was.place === one.place ? "changed" : "moved";
      mark(one.card, text, one.card.querySelector(".ex-kind, .ex-name") || one.card);
    }
  }

  // What a chip is called, without its number.
  const nameOf = chip => (chip.querySelector("span") || chip).textContent;

  // Marks the chips and words of a list that are not in the former one; tells whether any was.
  function markItems(was, list) {
    const left = was ? [...was.children].filter(item => !item.dataset.card) : [];
    const open = [...list.children].filter(item => {
      if (item.dataset.card) return false;
      const index = left.findIndex(other => other.innerHTML === item.innerHTML);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
    for (const item of open) {
      const former = left.find(other => nameOf(other) === nameOf(item));
      const number = former && item.querySelector("b") && former.querySelector("b");
      mark(item, number ? `was ${number.textContent}` : former ? "changed" : "new");
      if (former) left.splice(left.indexOf(former), 1);
    }
    return open.length > 0;
  }

  function markRows(was, panel) {
    const former = new Map();
    for (const row of was.querySelectorAll(".ex-row")) former.set(labelOf(row), row);
    for (const row of panel.querySelectorAll(".ex-row")) {
      const old = former.get(labelOf(row));
      if (old && old.innerHTML === row.innerHTML) continue;
      const list = row.querySelector(":scope > dd > .ex-items");
      const html = old ? old.innerHTML : "";
      const isMarked = list && markItems(old && old.querySelector(":scope > dd > .ex-items"), list);
      if (isMarked || row.querySelector("[data-card]")) continue;
      mark(row, html ? "changed" : "new", row.querySelector("dt"));
    }
  }

  // The panels with these numbers; what is not as in the former ones is marked.
  return (numbers, former) => {
    const panels = numbers.map(panelOf);
    const changed = panels.filter((_, index) => !former.includes(numbers[index]));
    const gone = former.filter(number => !numbers.includes(number)).map(panelOf);
    const before = changed.map(panel => gone.find(other => other.dataset.panel === panel.dataset.panel));
    // First what is within, since the marks would count as changes.
    changed.forEach((panel, index) => {
      const facts = panel.querySelector(":scope > .ex-facts");
      if (!before[index]) return;
      markRows(before[index], panel);
      if (facts) markItems(before[index].querySelector(":scope > .ex-facts"), facts);
    });
    markCards(gone, changed);
    changed.forEach((panel, index) => {
      mark(panel, before[index] ? "changed" : "new", panel.querySelector(".ex-title"));
    });
    return panels;
  };
};
