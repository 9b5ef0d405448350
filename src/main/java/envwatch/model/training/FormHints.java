package envwatch.model.training;

import org.jspecify.annotations.Nullable;

/**
 * Which fields the service's own form of a class shows. Values that it omits are null.
 *
 * @param selfRegistration the choice whether people may register by themselves
 * @param defaultsWithSelfRegistration whether its defaults may be edited then
 */
public record FormHints(
    @Nullable Boolean address,
    @Nullable Boolean maxStudents,
    @Nullable Boolean selfRegistration,
    @Nullable Boolean defaultsWithSelfRegistration) {
  public static final FormHints NONE = new FormHints(null, null, null, null);
}
