/** Students and other people of a class, and their seats. */
@NullMarked
package envwatch.training.model.student;

import org.jspecify.annotations.NullMarked;
