/**
 * Looks at classes and their students: plans the requests, asks them through the watch of the
 * account, keeps the last good data with its age and the cause of any failure, and publishes one
 * immutable view per change. Does not use JavaFX.
 */
@NullMarked
package envwatch.training.watch.engine;

import org.jspecify.annotations.NullMarked;
