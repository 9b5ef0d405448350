package envwatch.model.training;

import org.jspecify.annotations.Nullable;

/**
 * A machine of a student's environment; its state is not part of the list of students.
 *
 * @param id null when it was not served
 */
public record StudentMachine(@Nullable String id, String name) {}
