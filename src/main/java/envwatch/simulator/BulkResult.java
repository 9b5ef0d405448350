package envwatch.simulator;

import java.util.List;

/** What became of an operation on all environments of a class. */
record BulkResult(List<Entry> failed, List<Entry> succeeded) {
  BulkResult {
    failed = List.copyOf(failed);
    succeeded = List.copyOf(succeeded);
  }

  /** A student and the environment concerned. */
  record Entry(LabStudent student, LabEnvironment environment) {}
}
