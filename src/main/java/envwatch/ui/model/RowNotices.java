package envwatch.ui.model;

/**
 * What a person is told of an environment.
 *
 * @param awaited whether they are told once when it is ready
 * @param muted whether nothing else is told of it
 */
public record RowNotices(boolean awaited, boolean muted) {
  public static final RowNotices NONE = new RowNotices(false, false);
}
