package envwatch.api;

/** What an API version offers beyond listing environments and telling their state. */
public enum Capability {
  /** The list carries every environment's whole state: one request shows everything (v2). */
  LIST_WITH_STATE,
  /** Use of quota (v2). */
  RESOURCES,
  /** The service says what can be done with an environment now (v2). */
  AVAILABLE_ACTIONS,
  /** The service counts the calls left (v2). */
  CALLS_LEFT,
  /** An environment can be found by the host name of one of its machines (v3). */
  FIND_BY_HOST_NAME,
  /** An .rdp file (v2, v3). */
  REMOTE_ACCESS_FILE,
  /** An address that signs in to the service's web application (v2, v3). */
  LOGIN_LINK,
  /** Snapshots can be listed, and an environment reverted to a chosen one (v2, v3). */
  SNAPSHOTS
}
