package envwatch.model;

import org.jspecify.annotations.Nullable;

/**
 * The status of a program run on a machine. {@code success} and {@code exitCode} are null until it
 * has finished ({@code service/api-v2.md}, CheckExecutionStatus).
 *
 * @param beginningCut whether the output was longer and only its end is included
 */
public record ExecutionStatus(
    @Nullable Boolean success,
    @Nullable Integer exitCode,
    @Nullable String standardOutput,
    @Nullable String standardError,
    @Nullable String executedPath,
    boolean beginningCut) {
  /** Creates a status with the complete output. */
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
