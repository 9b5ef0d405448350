/** {@code envwatch history} and {@code envwatch watch}: what changed, before and from now on. */
@NullMarked
package envwatch.cli.history;

import org.jspecify.annotations.NullMarked;
