package envwatch.watch;

import envwatch.model.EnvironmentId;

/** One visit to the service. */
sealed interface Look {
  /** Finds out how to speak to the service. */
  record Connect() implements Look {}

  /** Asks which environments there are. */
  record ListAll() implements Look {}

  /** Asks for the state of one environment. */
  record State(EnvironmentId environment) implements Look {}

  /** Asks something in addition to the looks at environments. */
  record Ask(Question question) implements Look {}
}
