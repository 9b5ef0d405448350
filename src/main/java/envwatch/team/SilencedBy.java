package envwatch.team;

import java.time.Instant;

/**
 * Somebody's silence, other than a claim, that matches an environment.
 *
 * @param author as written by whoever made it; may be empty
 * @param until when it ends
 * @param comment may be empty
 * @param certain whether it is known to match; else it is shown, but not applied
 */
public record SilencedBy(String author, Instant until, String comment, boolean certain) {}
