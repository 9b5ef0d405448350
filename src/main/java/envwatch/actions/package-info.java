/**
 * Actions on environments and machines: which ones are possible, the gate that sends them,
 * following accepted actions until their change is visible, and the record. Does not use JavaFX.
 */
@NullMarked
package envwatch.actions;

import org.jspecify.annotations.NullMarked;
