package envwatch.model.training;

import org.jspecify.annotations.Nullable;

/** Where a class takes place. Texts that the service omits are null. */
public record ClassAddress(
    @Nullable String address1,
    @Nullable String address2,
    @Nullable String zipCode,
    @Nullable String city,
    @Nullable String state,
    @Nullable String country) {}
