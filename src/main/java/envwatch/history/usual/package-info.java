/**
 * How long things usually take, what differs from its like, and what turned bad together: pure
 * functions and their results.
 */
@NullMarked
package envwatch.history.usual;

import org.jspecify.annotations.NullMarked;
