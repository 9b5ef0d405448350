/** Rosters: lists of students in files. */
@NullMarked
package envwatch.training;

import org.jspecify.annotations.NullMarked;
