/** Calls written by hand: checked before they are sent, kept without secrets. */
@NullMarked
package envwatch.calls;

import org.jspecify.annotations.NullMarked;
