package envwatch.ui.training.model;

import envwatch.training.check.model.Level;

/**
 * The verdict of a check, in short.
 *
 * @param words the verdict in one line
 */
public record ClassMark(Level level, String words) {}
