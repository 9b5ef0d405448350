/** The icons of the program, and the fonts that draw them. */
@NullMarked
package envwatch.ui.kit.icon;

import org.jspecify.annotations.NullMarked;
