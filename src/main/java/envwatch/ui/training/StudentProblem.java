package envwatch.ui.training;

import envwatch.training.check.Level;

/** What the check of a class found about a student, in one line. */
public record StudentProblem(Level level, String words) {}
