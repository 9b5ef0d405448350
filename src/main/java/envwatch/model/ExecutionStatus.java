package envwatch.model;

import org.jspecify.annotations.Nullable;

/**
 * How a path run on a machine stands. {@code success} and {@code exitCode} are null until it has
 * finished ({@code service/api-v2.md}, CheckExecutionStatus).
 */
public record ExecutionStatus(
    @Nullable Boolean success,
    @Nullable Integer exitCode,
    @Nullable String standardOutput,
    @Nullable String standardError,
    @Nullable String executedPath) {
  public boolean finished() {
    return success != null || exitCode != null;
  }
}
