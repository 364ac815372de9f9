"""Compare the speed and size of the games with other rules engines: ``python -m benchmarks.peers``.

The command makes its own virtual environment, runs each comparison there in a process of its own,
and prints one table for each, with the ratio to every peer. The engines of a comparison take
turns, so that a slow minute of the machine hits all of them; trust the ratios, not the absolute
figures.

What is measured:

- A decision is: ask whether the game is over, enumerate the legal actions, choose one of them
  uniformly, apply it. A decision with a single legal action is executed but not counted; its
  time is. Steps are all of them, counted or not: other engines ask for many moves that leave no
  choice, which `executives` plays by itself, so the two columns bracket the comparison.
- Games per second are whole random games, including the start.
- Retained children are the results of every legal action of every tenth state of random games,
  all kept in a list; about as many for each engine, since the garbage collector takes longer the
  more there is. The actions are enumerated before the clock starts.
- Bytes per child are what `tracemalloc` sees after the same loop, in a pass of its own; for an
  engine written in C++ those that its heap has grown by are added.

The work of every round is identical, and cut into blocks of a tenth of a second or so; a rate is
that of the best times of all blocks.
The peers apply actions without checking them; `executives` checks every action that it has not
listed itself for that state object; here all of them are listed.
"""
