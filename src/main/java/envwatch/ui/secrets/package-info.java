/** Passwords on screen and in the clipboard: hidden until asked for, and only for a while. */
@NullMarked
package envwatch.ui.secrets;

import org.jspecify.annotations.NullMarked;
