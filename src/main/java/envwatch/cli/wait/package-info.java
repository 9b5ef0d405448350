/** {@code envwatch wait}: what is waited for, and the waiting. */
@NullMarked
package envwatch.cli.wait;

import org.jspecify.annotations.NullMarked;
