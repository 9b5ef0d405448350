/**
 * Decides what a person is told, and when: from what is watched to at most one notice at a time.
 * Shows nothing itself. Does not use JavaFX.
 */
@NullMarked
package envwatch.notices;

import org.jspecify.annotations.NullMarked;
