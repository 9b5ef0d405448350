package envwatch.team;

import envwatch.api.ApiException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Somebody is on an environment.
 *
 * @param author the name that they go by
 * @param since by the clock of Alertmanager; for one that was not written yet, by this computer's
 * @param until when it ends unless it is renewed
 * @param comment what they typed; may be empty
 * @param mine whether it was made in this window, or under the name that this window uses
 * @param written whether Alertmanager has it
 * @param trouble why it could not be written, or not be renewed; null if nothing failed
 */
public record Claim(
    String author,
    Instant since,
    Instant until,
    String comment,
    boolean mine,
    boolean written,
    @Nullable ApiException trouble) {}
