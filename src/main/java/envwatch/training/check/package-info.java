/**
 * Whether a class is ready: the check before it, the planner, who would fall asleep, and what still
 * runs after its end ({@code design/classes.md}). Pure functions and their immutable results.
 */
@NullMarked
package envwatch.training.check;

import org.jspecify.annotations.NullMarked;
