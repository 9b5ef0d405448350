/** Classes and their checks, in words. */
@NullMarked
package envwatch.words.training;

import org.jspecify.annotations.NullMarked;
