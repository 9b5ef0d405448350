/** The program's sentences. */
@NullMarked
package envwatch.words;

import org.jspecify.annotations.NullMarked;
