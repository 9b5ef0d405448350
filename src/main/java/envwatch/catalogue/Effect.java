package envwatch.catalogue;

/** What an operation does to the service's data. */
public enum Effect {
  /** Only reads. */
  NOTHING,
  /** Changes something, but deletes nothing. */
  SOMETHING,
  /** Deletes something, or discards work. */
  DESTROYS
}
