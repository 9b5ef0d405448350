/** Calls written by hand: checked before they are sent, and answers shown without secrets. */
@NullMarked
package envwatch.calls;

import org.jspecify.annotations.NullMarked;
