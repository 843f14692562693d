"""The games as environments, for programs that learn. Everything here is imported when it is first used.

`arenarium.envs.play` is a match with actions and observations as numpy arrays, and needs numpy alone. What other
libraries want is made of it.
"""
