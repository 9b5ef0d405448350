/** Lists of students in files: reads them and finds what is wrong with each line. */
@NullMarked
package envwatch.training.roster;

import org.jspecify.annotations.NullMarked;
