/**
 * Acting on environments and machines: what can be done, the one gate through which it is sent, how
 * an accepted action is followed until it shows, and the record of it all. Knows no JavaFX.
 */
@NullMarked
package envwatch.actions;

import org.jspecify.annotations.NullMarked;
