/** The page of classes: the list of them, and the one that is open. */
@NullMarked
package envwatch.ui.training;

import org.jspecify.annotations.NullMarked;
