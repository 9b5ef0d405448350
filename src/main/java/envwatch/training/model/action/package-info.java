/** What can be done with a class and its students. */
@NullMarked
package envwatch.training.model.action;

import org.jspecify.annotations.NullMarked;
