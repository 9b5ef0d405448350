/**
 * What the program remembers, tried with everything behind the window: the watch over real HTTP,
 * the recorder with its file, and a simulated service, all by one clock that the test moves.
 */
@NullMarked
package envwatch.journeys.remember;

import org.jspecify.annotations.NullMarked;
