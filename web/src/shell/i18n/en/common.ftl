# Around every screen
skip-to-content = Skip to content
loading = Loading…
close = Close
main-menu = Main menu
menu-cards = Cards
menu-account = Your name
theme = Light or dark
theme-system = System
theme-light = Light
theme-dark = Dark
language = Language
lost-title = There is nothing here
lost-text = The address leads nowhere. Perhaps a table was closed.
lost-home = Back to the start
refused-offline = The server cannot be reached right now.
