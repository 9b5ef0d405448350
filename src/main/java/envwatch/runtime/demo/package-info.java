/** The demo: the simulated service on this computer, with a past. */
@NullMarked
package envwatch.runtime.demo;

import org.jspecify.annotations.NullMarked;
