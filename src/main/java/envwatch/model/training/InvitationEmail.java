package envwatch.model.training;

import org.jspecify.annotations.Nullable;

/**
 * What students are sent. The texts contain placeholders of the form <code>${...}</code>.
 *
 * @param custom whether subject and body replace the service's own
 */
public record InvitationEmail(
    boolean custom,
    @Nullable String subject,
    @Nullable String body,
    @Nullable String defaultSubject,
    @Nullable String defaultBody) {
  /** Nothing was told. */
  public static final InvitationEmail NONE = new InvitationEmail(false, null, null, null, null);
}
