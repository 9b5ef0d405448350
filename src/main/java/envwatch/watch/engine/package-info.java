/**
 * The engine: runs looks at environments on virtual threads, keeps the last good data with its age
 * and the cause of any failure, and publishes one immutable view of the world per change. Does not
 * use JavaFX.
 */
@NullMarked
package envwatch.watch.engine;

import org.jspecify.annotations.NullMarked;
