/**
 * JSON as the simulated service writes and reads it, with only Jackson's generator and parser. The
 * first answer of the demo waits for this package, and the nodes of Jackson's data binding would
 * have to load several times as many classes, and the powers of BigDecimal, before it is written.
 */
@NullMarked
package envwatch.simulator.json;

import org.jspecify.annotations.NullMarked;
