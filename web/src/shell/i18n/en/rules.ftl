# The rules of a game
rules-of = { $game }: rules
rules-games = Rules of other games
rules-search = Search the rules
rules-contents = Contents
rules-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-none = No rules match.
rules-rule = Rule { $rule }

# Help at the table
help-title = Help
help-rules = All the rules
help-keys = Keys
help-keywords = Words on the cards
key-arrows = Move around the board
key-enter = Choose; end your turn when nothing is left to do
key-page = Next square you can choose
key-u = Undo
key-escape = Close a card or a window
key-question = This help
key-space = Space
key-steps = One step back or forward
key-ends = To the beginning, to the end
key-play = Play or pause
