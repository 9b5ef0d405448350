/** What is known of classes and their students, with its age and the cause of any failure. */
@NullMarked
package envwatch.training.watch;

import org.jspecify.annotations.NullMarked;
