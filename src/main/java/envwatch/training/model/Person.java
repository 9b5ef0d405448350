package envwatch.training.model;

import envwatch.model.EnvironmentId;
import org.jspecify.annotations.Nullable;

/** A student in the answer to an action on a whole class. Texts that the service omits are null. */
public record Person(
    @Nullable StudentId id,
    @Nullable String email,
    @Nullable String fullName,
    @Nullable EnvironmentId environment) {}
