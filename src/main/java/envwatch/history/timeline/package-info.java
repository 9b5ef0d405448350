/** From what was recorded to what was when: pure functions. */
@NullMarked
package envwatch.history.timeline;

import org.jspecify.annotations.NullMarked;
