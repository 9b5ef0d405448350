/** Forms for classes and students, and the import of rosters. */
@NullMarked
package envwatch.ui.training.edit;

import org.jspecify.annotations.NullMarked;
