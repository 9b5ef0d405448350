/** What {@code envwatch api} needs besides its options: sends one call, guards its output. */
@NullMarked
package envwatch.cli.api;

import org.jspecify.annotations.NullMarked;
