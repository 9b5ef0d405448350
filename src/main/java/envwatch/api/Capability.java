package envwatch.api;

/** What an API version offers beyond listing environments and reporting their state. */
public enum Capability {
  /**
   * The list contains every environment's complete state: one request returns everything (v2),
   * unless that is more than is read; then its entries are not complete.
   */
  LIST_WITH_STATE,
  /** Quota usage (v2). */
  RESOURCES,
  /** The service reports which actions are currently available for an environment (v2). */
  AVAILABLE_ACTIONS,
  /** The service reports the number of remaining calls (v2). */
  CALLS_LEFT,
  /** An environment can be found by the host name of one of its machines (v3). */
  FIND_BY_HOST_NAME,
  /** An .rdp file (v2, v3). */
  REMOTE_ACCESS_FILE,
  /** A link that signs in to the service's web application (v2, v3). */
  LOGIN_LINK,
  /** Snapshots can be listed, and an environment reverted to a chosen one (v2, v3). */
  SNAPSHOTS,
  /** Classes with their students (v3). */
  CLASSES,
  /** Environments can be created, and machines added to them (v2, v3). */
  CREATION,
  /** A new environment can be given a description, a region and an owner (v3). */
  CREATION_DETAILS,
  /** The account has a cloud folder, whose address can be looked up (v2, v3). */
  CLOUD_FOLDER
}
