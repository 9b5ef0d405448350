/**
 * What runs behind a window or a command: the options of a start, the accounts that are watched,
 * the services they are reached through, the demo. Knows no JavaFX.
 */
@NullMarked
package envwatch.runtime;

import org.jspecify.annotations.NullMarked;
