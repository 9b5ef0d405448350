package envwatch.model.training;

import org.jspecify.annotations.Nullable;

/** A student who is added, with all three, or changed: null leaves a part as it is. */
public record StudentDraft(
    @Nullable String email, @Nullable String firstName, @Nullable String lastName) {}
