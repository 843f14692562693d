"""Noughts and crosses, as another package would bring a game."""

from arenarium.core.kit import GameKit, Lazy

KIT = GameKit(
    id="tictactoe",
    name="Tic-tac-toe",
    package="tictactoe",
    game_=Lazy("tictactoe.game:TICTACTOE"),
    setup_=Lazy("tictactoe.game:Setup"),
    bots_=Lazy("tictactoe.game:BOTS"),
    narrator_=Lazy("tictactoe.ui:TicTacToeNarrator"),
    screen_=Lazy("tictactoe.ui:TicTacToeScreen"),
)
