# Beings, legends, flares and tasks in the workshop
workshop-kind-tashkalar-card = Being or legend
workshop-kind-tashkalar-flare = Flare
workshop-kind-tashkalar-task = Task
workshop-kind-tashkalar-school = School
tk-what-being = being
tk-what-legend = legend
tk-rank = Rank
tk-rank-common = Common
tk-rank-heroic = Heroic
tk-rank-legendary = Legendary
tk-pattern = Pattern
tk-painter = Pattern, 5 by 5: arrow keys move, numbers 1 to 7 paint, 0 erases
tk-painter-square = row { $row }, column { $column }: { $what }
tk-painter-summon-here = the being comes here
tk-painter-brush = Brush
tk-painter-marks = Marks
tk-brush-common = Common
tk-brush-heroic = Heroic
tk-brush-legendary = Legend
tk-brush-summon = Summon
tk-brush-erase = Erase
tk-brush-mark = Mark
tk-brush-second = Other mark
tk-brush-arrow = Arrow
tk-painter-needs = { $pieces ->
    [one] Needs { $pieces } piece.
   *[other] Needs { $pieces } pieces.
} { $ways ->
    [0] {""}
    [one] Fits { $ways } way round.
   *[other] Fits { $ways } ways round.
}
tk-effect = Effect
tk-read-as = Read as
tk-read-as-before = Before the mistake, read as
tk-replaces = Takes the place of
tk-replaces-choose = Choose a being…
tk-replaces-none = nobody: it’s added
tk-in-school = in the school { $name }
tk-more = More: frozen and warp effects, colored squares
tk-frozen-effect = Frozen effect
tk-warp-effect = Warp effect
tk-summon-on = Where it comes
tk-summon-on-pattern = on the summoning square of its pattern
tk-summon-on-red = any empty red square
tk-summon-on-green = any empty green square
tk-summon-on-colored = any empty colored square
tk-summon-on-colorless = any empty colorless square
tk-bound = Its warp effect can’t be copied
tk-flare-number = Number
tk-flare-upper = Opponent’s lead in upgraded pieces
tk-flare-lower = Opponent’s lead in all pieces
tk-task-kind = Kind
tk-task-worth = Points
tk-task-advanced = Advanced
tk-criterion = You score it if
tk-school-id = Short name (small letters)
tk-school-members = { $count } of { $full } beings name this school.
tk-setup-board = The board: arrow keys move, Enter puts or takes a piece
tk-setup-clear = Clear the board
tk-setup-form = Form
tk-setup-turn = Whose turn
tk-setup-actions = Actions left
tk-setup-side = { $side ->
    [0] Blue
    [1] Yellow
    [2] Purple
   *[3] White
}
tk-setup-hand = Beings in hand
tk-setup-hand-none = Nothing chosen: this side begins without beings in hand.
tk-setup-legends = Legends in hand
tk-setup-tasks = Tasks on the table
tk-setup-add = Add to: { $what }
tk-setup-add-card = + Add…
tk-setup-remove = Remove { $card }
