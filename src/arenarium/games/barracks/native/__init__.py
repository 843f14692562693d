"""What Barracks hands to the native engine, and what comes back. Nobody needs it to play.

`assemble` turns the trees of a card set into numbers, `tables` adds the facts of the cards, `choices` reads and writes
the choices, and `handover` takes positions there and back. The engine itself is in `native/src/barracks/`, its files
named as the rules here; docs/native.md says how the two belong together.
"""
