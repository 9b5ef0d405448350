package envwatch.ui.kit;

/** Told what changes how much width the columns of a table ask. */
public interface ColumnListener {
  /** Contents ask more or less than before. */
  default void asked() {}

  /** Other columns are shown. */
  default void columnsChanged() {}

  /** The person wants the columns as they come. */
  default void reset() {}
}
