package envwatch.catalogue;

/** How an operation is known, most reliable first (service/api-v3.md, section 0). */
enum SourceMark {
  /** The vendor's documentation. */
  DOCS,
  /** The vendor's own clients. */
  SDK,
  /** Only a client of somebody else. */
  CLIENT,
  /** Concluded from other operations. */
  INFERRED
}
