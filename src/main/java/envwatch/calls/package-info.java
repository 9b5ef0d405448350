/**
 * Calls written by hand: checked before they are sent, and answers shown without secrets. And which
 * calls the actions of the dashboard send.
 */
@NullMarked
package envwatch.calls;

import org.jspecify.annotations.NullMarked;
