package envwatch.ui.history;

/** Which events are shown. */
enum EventKind {
  ALL,
  /** What changed, and when nobody looked. */
  CHANGES,
  /** What was done from here. */
  ACTIONS
}
