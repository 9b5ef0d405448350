/** The check of a class before it starts, and environments left on after it. */
@NullMarked
package envwatch.ui.training.check;

import org.jspecify.annotations.NullMarked;
