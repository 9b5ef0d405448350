/** Buttons and items of the page of classes that lead to what is typed in. */
@NullMarked
package envwatch.ui.training.edit;

import org.jspecify.annotations.NullMarked;
