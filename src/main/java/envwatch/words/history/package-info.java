/** What changed and when, and what notices tell, in words. */
@NullMarked
package envwatch.words.history;

import org.jspecify.annotations.NullMarked;
