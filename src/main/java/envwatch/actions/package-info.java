/**
 * The desk that takes orders, the gate that sends them, and following accepted actions until their
 * change is visible. Does not use JavaFX.
 */
@NullMarked
package envwatch.actions;

import org.jspecify.annotations.NullMarked;
