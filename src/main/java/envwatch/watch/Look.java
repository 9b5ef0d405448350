package envwatch.watch;

import envwatch.model.EnvironmentId;

/** One request for information from the service. */
sealed interface Look {
  /** Determines how to communicate with the service. */
  record Connect() implements Look {}

  /** Requests the list of environments. */
  record ListAll() implements Look {}

  /** Requests the state of one environment. */
  record State(EnvironmentId environment) implements Look {}

  /** Asks a question in addition to the looks at environments. */
  record Ask(QueuedRequest question) implements Look {}
}
