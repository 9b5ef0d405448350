/** The API console. */
@NullMarked
package envwatch.ui.console;

import org.jspecify.annotations.NullMarked;
