/** What changed, when somebody looked, and what is usual. */
@NullMarked
package envwatch.history;

import org.jspecify.annotations.NullMarked;
