/** The check of a class on screen, and what mends what it finds. */
@NullMarked
package envwatch.ui.training.check;

import org.jspecify.annotations.NullMarked;
