/** Presenter mode: the switch, the banner, and the real names while a key is held. */
@NullMarked
package envwatch.ui.presenting;

import org.jspecify.annotations.NullMarked;
