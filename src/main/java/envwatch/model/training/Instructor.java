package envwatch.model.training;

import org.jspecify.annotations.Nullable;

/**
 * Somebody who instructs, or may instruct, a class.
 *
 * @param id null when it was not served
 */
public record Instructor(
    @Nullable InstructorId id, @Nullable String name, @Nullable String email) {}
