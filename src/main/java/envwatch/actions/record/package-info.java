/** The record of actions and what came of them. Contains no secret. Does not use JavaFX. */
@NullMarked
package envwatch.actions.record;

import org.jspecify.annotations.NullMarked;
