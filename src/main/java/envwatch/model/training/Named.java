package envwatch.model.training;

import org.jspecify.annotations.Nullable;

/**
 * Something that a class refers to by its id: a project, blueprint, policy, region, or person.
 *
 * @param id null when it was not served
 * @param name null when it was not served
 */
public record Named(@Nullable String id, @Nullable String name) {
  public static final Named NONE = new Named(null, null);
}
