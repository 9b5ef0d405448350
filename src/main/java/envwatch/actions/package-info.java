/**
 * Decides what may be asked of the service, sends it, follows it until it shows, and records it.
 */
@NullMarked
package envwatch.actions;

import org.jspecify.annotations.NullMarked;
