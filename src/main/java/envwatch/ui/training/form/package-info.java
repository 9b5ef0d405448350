/** Dialogs in which classes and their people are typed in. */
@NullMarked
package envwatch.ui.training.form;

import org.jspecify.annotations.NullMarked;
