/** The slots through which a capability reaches the window. */
@NullMarked
package envwatch.ui.shell;

import org.jspecify.annotations.NullMarked;
