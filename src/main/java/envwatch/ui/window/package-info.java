/** Windows beside the main one: how they open, look and close. */
@NullMarked
package envwatch.ui.window;

import org.jspecify.annotations.NullMarked;
