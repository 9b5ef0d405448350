/** The page of classes: the list, the class that is open, its students. */
@NullMarked
package envwatch.ui.training;

import org.jspecify.annotations.NullMarked;
