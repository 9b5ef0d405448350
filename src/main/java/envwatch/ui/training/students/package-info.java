/** The students of the class that is open. */
@NullMarked
package envwatch.ui.training.students;

import org.jspecify.annotations.NullMarked;
