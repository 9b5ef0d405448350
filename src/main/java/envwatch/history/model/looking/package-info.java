/** When somebody looked, and when nobody did, so that nothing is known. */
@NullMarked
package envwatch.history.model.looking;

import org.jspecify.annotations.NullMarked;
