/** Which actions are possible, and what they may cost. Does not use JavaFX. */
@NullMarked
package envwatch.actions.rules;

import org.jspecify.annotations.NullMarked;
