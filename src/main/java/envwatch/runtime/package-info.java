/**
 * Everything behind a window or a command: launch options, the watched accounts, access to their
 * services, the demo. Does not use JavaFX.
 */
@NullMarked
package envwatch.runtime;

import org.jspecify.annotations.NullMarked;
