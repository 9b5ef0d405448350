package envwatch.simulator;

import java.util.List;

/** What became of an operation on all environments of a class. */
public record BulkResult(List<Entry> failed, List<Entry> succeeded) {
  public BulkResult {
    failed = List.copyOf(failed);
    succeeded = List.copyOf(succeeded);
  }

  /** A student and the environment concerned. */
  public record Entry(LabStudent student, LabEnvironment environment) {}
}
