/** From what was seen before and what is seen now to changes: pure functions. */
@NullMarked
package envwatch.history.detection;

import org.jspecify.annotations.NullMarked;
