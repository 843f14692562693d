# A new table
newtable-title = New table
newtable-games = Games
newtable-way = Variant
newtable-seats = Who plays
newtable-seat = Seat { $number }
newtable-who = Who sits in seat { $number }
newtable-team = Team { $number }
newtable-you = You
newtable-people = Other people
newtable-open = Open seat
newtable-reserved = Reserved for a player
newtable-reserved-name = Player for whom seat { $number } is reserved
newtable-account-name = Player’s name
newtable-computer = Computer
newtable-first = Who starts
newtable-first-random = Random
newtable-clock = Time
newtable-clock-none = No limit
newtable-clock-none-text = Take all the time you like.
newtable-clock-abandoned = { $days ->
    [one] A game ends after { $days } day without a move
   *[other] A game ends after { $days } days without a move
} ({ $guests } with a guest at the table).
newtable-clock-turn = Per turn
newtable-clock-turn-text = A time limit for each turn. Run out and you lose.
newtable-clock-total = Whole game
newtable-clock-total-text = A time limit for the whole game, plus a little after each turn.
newtable-clock-days = Days
newtable-clock-days-text = Play by correspondence: look in whenever you like.
newtable-field-seconds = Seconds per turn
newtable-field-minutes = Minutes per player
newtable-field-increment = Seconds added per turn
newtable-field-days = Days per turn
newtable-access = Who can join
newtable-link = By link
newtable-link-text = Only people you send the link to.
newtable-public = Anyone
newtable-public-text = The table is on the home page: anyone can join or watch.
newtable-begin = When the game begins
newtable-begin-full = As soon as all seats are taken
newtable-begin-hand = When someone at the table starts it
newtable-start = Start the game
newtable-open-table = Open the table
newtable-then-play = The game begins right away.
newtable-then-watch = The computers begin right away, and you watch.
newtable-then-wait = You’ll get a link to send to the others.
