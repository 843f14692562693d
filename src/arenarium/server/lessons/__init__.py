"""Learning by playing: scripted games on the real engine, with a hint for each choice."""
