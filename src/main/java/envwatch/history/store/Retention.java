package envwatch.history.store;

import java.time.Duration;

/**
 * How much is kept: whichever limit is reached first.
 *
 * @param bytes the size of the file
 */
public record Retention(Duration age, long bytes) {}
