package envwatch.team;

/** Whether something matches, as far as that can be told. */
enum Match {
  YES,
  NO,

  /** Not applied: what cannot be told must not silence anything. */
  UNKNOWN
}
