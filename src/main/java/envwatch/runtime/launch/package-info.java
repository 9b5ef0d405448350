/** What a start is asked for, and the program that is started. */
@NullMarked
package envwatch.runtime.launch;

import org.jspecify.annotations.NullMarked;
