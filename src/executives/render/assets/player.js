(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const last = data.asked.length - 1;
  const PAUSE = 1100;
  const DASHES = ["", "8 4", "2 3", "10 3 2 3", "5 2"];
  const panelsOf = boardMaker(data);
  const at = id => document.getElementById(id);
  let step = 0;
  let view = 0;
  let timer = 0;

  // -- small things -------------------------------------------------------------------------------

  function make(tag, content, attributes) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) element.setAttribute(name, value);
    for (const part of [content || []].flat()) element.append(part);
    return element;
  }

  const svgNames = (() => {
    const holder = document.createElement("div");
    holder.innerHTML = "<svg></svg>";
    return holder.firstChild.namespaceURI;
  })();

  function drawn(tag, attributes, text) {
    const element = document.createElementNS(svgNames, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    return element;
  }

  const within = (number, most) => Math.max(0, Math.min(most, number));

  function isPartStart(place) {
    return place === 0 || data.chapters[place] !== data.chapters[place - 1];
  }

  function partOf(place) {
    const title = data.texts[data.boards[0][place][0]].split(/[,:]/)[0];
    return title || `Part ${data.chapters[place]}`;
  }

  // -- clauses ------------------------------------------------------------------------------------

  const tip = at("tip");
  let tipped = null;

  function rule(id) {
    if (!id) return [];
    if (!(id in data.clauses)) return [" ", make("span", id, {class: "rp-rule"})];
    return [" ", make("button", id, {type: "button", class: "rp-rule", "data-rule": id})];
  }

  function showTip(button) {
    if (tipped) tipped.removeAttribute("aria-describedby");
    tipped = button;
    tip.replaceChildren(make("b", button.dataset.rule), data.clauses[button.dataset.rule]);
    tip.hidden = false;
    button.setAttribute("aria-describedby", "tip");
    const box = button.getBoundingClientRect();
    const left = within(box.left, innerWidth - tip.offsetWidth - 8);
    const below = box.bottom + 6 + tip.offsetHeight <= innerHeight;
    tip.style.left = `${Math.max(8, left)}px`;
    tip.style.top = `${below ? box.bottom + 6 : Math.max(8, box.top - 6 - tip.offsetHeight)}px`;
  }

  function hideTip() {
    if (tipped) tipped.removeAttribute("aria-describedby");
    tipped = null;
    tip.hidden = true;
  }

  const ruleOf = event => event.target.closest ? event.target.closest("button.rp-rule") : null;
  document.addEventListener("pointerover", event => {
    const button = ruleOf(event);
    if (button) showTip(button);
    else if (tipped && tipped !== document.activeElement && !tip.contains(event.target)) hideTip();
  });
  document.addEventListener("focusin", event => ruleOf(event) ? showTip(ruleOf(event)) : hideTip());
  document.addEventListener("click", event => {
    if (ruleOf(event)) showTip(ruleOf(event));
    else if (!tip.contains(event.target)) hideTip();
  });
  document.addEventListener("scroll", event => { if (event.target !== tip) hideTip(); }, true);

  // -- what changed -------------------------------------------------------------------------------

  function lineParts(place) {
    const [own, ...forced] = data.lines[view][place].map(number => data.texts[number]);
    const parts = [make("span", own, {class: "rp-own"})];
    return parts.concat(forced.map(text => make("span", `> ${text}`, {class: "rp-forced"})));
  }

  function eventItem(number) {
    const [sentence, id, lines] = data.told[number];
    const item = make("li", [sentence, ...rule(id)]);
    if (lines.length) item.append(make("ul", lines.map(([text, one]) => make("li", [text, ...rule(one)]))));
    return item;
  }

  function showChanges() {
    const box = at("changes");
    if (!step) {
      box.replaceChildren(make("p", "The game begins.", {class: "rp-none"}));
      return;
    }
    const [own, ...forced] = lineParts(step);
    const events = data.events[view][step];
    box.replaceChildren(make("p", own, {class: "rp-line"}), ...forced.map(one => make("p", one)));
    if (events.length) box.append(make("ul", events.map(eventItem), {class: "rp-events"}));
    else box.append(make("p", "Nothing more is seen of it.", {class: "rp-none"}));
    box.scrollTop = 0;
  }

  // -- decisions ----------------------------------------------------------------------------------

  let buttons = [];

  function listLines() {
    const box = at("lines");
    const items = [];
    buttons = [];
    for (let place = 0; place <= last; place += 1) {
      if (isPartStart(place)) items.push(make("h3", partOf(place)));
      const text = place ? lineParts(place) : [make("span", "Start")];
      const button = make("button", [make("i", String(place)), make("span", text)], {type: "button"});
      button.addEventListener("click", () => go(place));
      buttons.push(button);
      items.push(button);
    }
    box.replaceChildren(...items);
  }

  function showLine() {
    const box = at("lines");
    const old = box.querySelector("[aria-current]");
    if (old) old.removeAttribute("aria-current");
    const button = buttons[step];
    button.setAttribute("aria-current", "step");
    const above = button.offsetTop - box.scrollTop;
    // Only the list scrolls: the page stays where the reader has it.
    if (above < 30 || above + button.offsetHeight > box.clientHeight - 30) {
      box.scrollTop = button.offsetTop - box.clientHeight / 3;
    }
  }

  // -- scores -------------------------------------------------------------------------------------

  const WIDE = 380, HIGH = 160, LEFT = 30, RIGHT = 66, TOP = 10, BOTTOM = 20;
  const inner = WIDE - LEFT - RIGHT;
  const across = place => LEFT + (last ? place / last : 0) * inner;
  const short = name => name.length > 8 ? `${name.slice(0, 7)}…` : name;
  let cursor = null;

  function chartMarks(chart, low, high, down) {
    for (const value of new Set([low, Math.round((low + high) / 2), high])) {
      chart.append(drawn("line", {class: "rp-grid", x1: LEFT, x2: LEFT + inner, y1: down(value), y2: down(value)}));
      chart.append(drawn("text", {class: "rp-axis", x: LEFT - 5, y: down(value) + 4, "text-anchor": "end"}, value));
    }
    for (const place of new Set([0, Math.round(last / 2), last])) {
      chart.append(drawn("text", {class: "rp-axis", x: across(place), y: HIGH - 5, "text-anchor": "middle"}, place));
    }
  }

  function spread(ends) {
    // Names stand at the ends of their lines, pushed apart where they would lie on each other.
    const sorted = ends.map((y, seat) => ({y, seat})).sort((a, b) => a.y - b.y);
    sorted.forEach((one, index) => { if (index) one.y = Math.max(one.y, sorted[index - 1].y + 13); });
    const over = sorted[sorted.length - 1].y - (HIGH - BOTTOM);
    if (over > 0) sorted.forEach(one => { one.y -= over; });
    sorted.reverse().forEach((one, index) => {
      if (index) one.y = Math.min(one.y, sorted[index - 1].y - 13);
    });
    return sorted;
  }

  function drawChart() {
    const known = data.scores.map(row => row.length > 0);
    if (!last || !known.includes(true)) return;
    const values = data.scores.flat();
    const low = Math.min(0, ...values), high = Math.max(1, ...values);
    const down = value => HIGH - BOTTOM - (value - low) / (high - low) * (HIGH - TOP - BOTTOM);
    const name = `${data.unit[0].toUpperCase()}${data.unit.slice(1)} over time`;
    const chart = drawn("svg", {viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label":
      `${name}; at the end ${data.players.map((one, seat) => `${one} ${data.scores[last][seat]}`).join(", ")}`});
    chartMarks(chart, low, high, down);
    data.players.forEach((_, seat) => {
      const points = data.scores.map((row, place) => row.length ? [place, row[seat]] : null).filter(Boolean);
      let path = "";
      points.forEach(([place, value], index) => {
        path += index ? `H${across(place).toFixed(1)}V${down(value).toFixed(1)}`
          : `M${across(place).toFixed(1)} ${down(value).toFixed(1)}`;
      });
      chart.append(drawn("path", {class: `rp-series rp-s${seat % 5}`, d: path, "stroke-dasharray": DASHES[seat % 5]}));
    });
    const ends = data.players.map((_, seat) => down(data.scores[last][seat] ?? low));
    for (const {y, seat} of spread(ends)) {
      chart.append(drawn("text", {x: LEFT + inner + 6, y: y + 4}, short(data.players[seat])));
    }
    cursor = drawn("line", {class: "rp-cursor", y1: TOP - 4, y2: HIGH - BOTTOM});
    chart.append(cursor);
    chart.addEventListener("click", event => {
      const box = chart.getBoundingClientRect();
      const x = (event.clientX - box.left) / box.width * WIDE;
      go(Math.round((x - LEFT) / inner * last));
    });
    at("chart-head").textContent = name;
    at("chart").replaceChildren(chart);
    at("over-time").hidden = false;
  }

  function showScores() {
    at("final").hidden = !(data.final.length && step === last);
    if (!cursor) return;
    cursor.setAttribute("x1", across(step));
    cursor.setAttribute("x2", across(step));
    at("legend").replaceChildren(...data.players.map((name, seat) => {
      const sample = drawn("svg", {width: 34, height: 8, "aria-hidden": "true"});
      sample.append(drawn("path", {class: `rp-series rp-s${seat % 5}`, d: "M0 4H34", "stroke-dasharray": DASHES[seat % 5]}));
      return make("li", [sample, `${name} ${data.scores[step][seat] ?? "-"}`]);
    }));
  }

  function listFinal() {
    const lines = parts => make("ul", parts.map(([text, id]) => make("li", [text, ...rule(id)])), {class: "rp-parts"});
    at("scores").replaceChildren(...data.final.map(one => {
      const outcome = one.outcome ? `: ${one.outcome}` : "";
      const item = make("li", [make("b", `${one.place}. ${one.name} ${one.total} ${data.unit}`), outcome, lines(one.lines)]);
      if (one.ledger.length) item.append(make("details", [make("summary", "by clause"), lines(one.ledger)]));
      return item;
    }));
  }

  // -- going about --------------------------------------------------------------------------------

  function go(place, quiet) {
    step = within(place, last);
    show();
    if (!quiet) note();
  }

  function note() {
    // In a frame of a notebook there is no address to write to.
    if (!/^(file|https?):$/.test(location.protocol)) return;
    try { history.replaceState(null, "", `#${step}`); } catch (refused) { /* The address stays. */ }
  }

  function show() {
    hideTip();
    const chosen = data.texts[data.boards[view][step][0]];
    at("where").textContent = chosen;
    at("where").hidden = !chosen;
    const asked = data.texts[data.asked[step]];
    at("asked").textContent = asked;
    at("asked").hidden = chosen.startsWith(asked.replace(/\.$/, ""));
    at("slider").value = step;
    at("count").textContent = `Step ${step} of ${last}`;
    at("slider").setAttribute("aria-valuetext", step ? `${step}, ${data.texts[data.lines[view][step][0]]}` : "Start");
    at("back").disabled = at("back-part").disabled = step === 0;
    at("next").disabled = at("next-part").disabled = step === last;
    if (step === last) stop();
    const numbers = data.boards[view][step].slice(1);
    const former = step ? data.boards[view][step - 1].slice(1) : numbers;
    at("board").replaceChildren(...panelsOf(numbers, former));
    showChanges();
    showLine();
    showScores();
    if (!timer) at("now").textContent = step ? `Step ${step}: ${data.texts[data.lines[view][step][0]]}` : "Start";
  }

  function byPart(direction) {
    let place = step + direction;
    while (place > 0 && place < last && !isPartStart(place)) place += direction;
    go(place);
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    at("play").textContent = "▶ Play";
  }

  function play() {
    if (timer) {
      stop();
      return;
    }
    if (step === last) go(0);
    at("play").textContent = "❚❚ Pause";
    timer = setInterval(() => go(step + 1), PAUSE);
  }

  function chooseView(number) {
    view = number;
    listLines();
    show();
  }

  const KEYS = {
    ArrowLeft: () => go(step - 1),
    ArrowRight: () => go(step + 1),
    Home: () => go(0),
    End: () => go(last),
    PageUp: () => byPart(-1),
    PageDown: () => byPart(1),
    Escape: hideTip,
  };

  document.addEventListener("keydown", event => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isPlay = event.key === " " && !event.target.closest("button, input, summary, [tabindex]");
    // These scroll where there is more to read.
    if (/^(Page|Home|End)/.test(event.key) && event.target.closest("#changes")) return;
    const act = isPlay ? play : KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  function fromHash(quiet) {
    const wanted = /^#(\d{1,9})$/.exec(location.hash);
    if (wanted) go(Number(wanted[1]), quiet);
  }

  at("back").addEventListener("click", () => go(step - 1));
  at("next").addEventListener("click", () => go(step + 1));
  at("back-part").addEventListener("click", () => byPart(-1));
  at("next-part").addEventListener("click", () => byPart(1));
  at("play").addEventListener("click", play);
  at("slider").max = last;
  at("slider").addEventListener("input", event => go(Number(event.target.value)));
  addEventListener("hashchange", () => fromHash(true));
  at("seats").replaceChildren(...data.views.map((name, number) => {
    const input = make("input", "", {type: "radio", name: "seat", value: number});
    input.checked = number === 0;
    input.addEventListener("change", () => chooseView(number));
    return make("label", [input, name]);
  }));
  at("facts").replaceChildren(...data.facts.map(([name, value]) => make("div", [make("dt", name), make("dd", value)])));
  drawChart();
  listFinal();
  chooseView(0);
  fromHash(true);
})();
