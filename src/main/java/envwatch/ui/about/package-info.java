/** What the program says about itself: its version, its keys, and a bug when it meets one. */
@NullMarked
package envwatch.ui.about;

import org.jspecify.annotations.NullMarked;
