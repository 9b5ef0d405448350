package envwatch.notices;

/** Why a person is told something; each can be switched off. */
public enum NoticeReason {
  PROBLEM,
  STUCK,
  EXPIRATION,
  FAILED_ACTION,
  CONTACT,
  /** A saved view tells of it; switched off at the view. */
  VIEW,
  /** The person asked to be told; cannot be switched off. */
  ASKED
}
