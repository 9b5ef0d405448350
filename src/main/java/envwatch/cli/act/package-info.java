/** What {@code envwatch act} does: what it is chosen for, how it is sent, what came of it. */
@NullMarked
package envwatch.cli.act;

import org.jspecify.annotations.NullMarked;
