/**
 * One look at the environments of the accounts, as a table and as JSON. Knows no JavaFX and no
 * terminal.
 */
@NullMarked
package envwatch.report;

import org.jspecify.annotations.NullMarked;
