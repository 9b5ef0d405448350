/** What can be requested of the desk, and what the record keeps of it. Does not use JavaFX. */
@NullMarked
package envwatch.actions.order;

import org.jspecify.annotations.NullMarked;
