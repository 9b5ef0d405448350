/** How commands send what changes something: through the desk of the window, and recorded. */
@NullMarked
package envwatch.cli.desk;

import org.jspecify.annotations.NullMarked;
