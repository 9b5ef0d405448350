/** Programs run on machines, and followed until they have finished. Does not use JavaFX. */
@NullMarked
package envwatch.actions.path;

import org.jspecify.annotations.NullMarked;
