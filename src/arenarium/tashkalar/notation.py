def say_choice(state, choice): return str(choice)
