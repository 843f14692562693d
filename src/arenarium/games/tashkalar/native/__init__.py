"""What Tash-Kalar hands to the native engine, and what comes back. Nobody needs it to play.

`phrases`, `criteria` and `assemble` turn the trees of a card set into numbers, `tables` adds board, patterns and facts,
`choices` reads the choices, and `handover` takes positions there and back. The engine itself is in
`native/src/tashkalar/`, its files named as the rooms here; docs/native.md says how the two belong together.
"""
