package envwatch.model;

import org.jspecify.annotations.Nullable;

/**
 * How a path run on a machine stands. {@code success} and {@code exitCode} are null until it has
 * finished ({@code service/api-v2.md}, CheckExecutionStatus).
 *
 * @param beginningCut whether of an output that was longer only the end is here
 */
public record ExecutionStatus(
    @Nullable Boolean success,
    @Nullable Integer exitCode,
    @Nullable String standardOutput,
    @Nullable String standardError,
    @Nullable String executedPath,
    boolean beginningCut) {
  /** All output is there. */
  public ExecutionStatus(
      @Nullable Boolean success,
      @Nullable Integer exitCode,
      @Nullable String standardOutput,
      @Nullable String standardError,
      @Nullable String executedPath) {
    this(success, exitCode, standardOutput, standardError, executedPath, false);
  }

  public boolean finished() {
    return success != null || exitCode != null;
  }
}
