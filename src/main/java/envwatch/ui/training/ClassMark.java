package envwatch.ui.training;

import envwatch.training.check.Level;

/**
 * The verdict of a check, in short.
 *
 * @param words the verdict in one line
 */
public record ClassMark(Level level, String words) {}
