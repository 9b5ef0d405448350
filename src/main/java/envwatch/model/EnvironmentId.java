package envwatch.model;

import org.jspecify.annotations.Nullable;

/**
 * An environment's id in the format of the API version it came from (v3's differs from that of v1
 * and v2).
 */
public record EnvironmentId(String value) {
  // Written out, because those that are generated are slow without the optimizing compiler.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || other instanceof EnvironmentId id && value.equals(id.value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }
}
