# Learning by playing
learn-title = Learn { $game }
learn-tutor = Tutor
learn-you = You
learn-partner = Opponent
learn-step = Step { $step } of { $steps }
learn-done = Lesson complete
learn-well-done = You’ve got it!
learn-back = Back
learn-skip = Do it for me
learn-not-now = Not now: first follow the hint; the place to touch is marked.
learn-play = Now play a real game
learn-next = Next lesson: { $lesson }
learn-other = Learn { $game } too
learn-restart = Start from the beginning
learn-retry = Try again
