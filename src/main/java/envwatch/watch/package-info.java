/**
 * The engine: plans looks at environments, runs them on virtual threads, keeps the last good data
 * with its age and cause, and publishes one immutable view of the world per change. Knows no
 * JavaFX.
 */
@NullMarked
package envwatch.watch;

import org.jspecify.annotations.NullMarked;
