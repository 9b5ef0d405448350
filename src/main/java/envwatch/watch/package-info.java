/**
 * Polls environments, classes and students, keeps the last good data with its age and cause, and
 * publishes one view.
 */
@NullMarked
package envwatch.watch;

import org.jspecify.annotations.NullMarked;
