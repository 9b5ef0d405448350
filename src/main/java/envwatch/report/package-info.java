/**
 * One look at the environments of the accounts, as a table and as JSON. Independent of JavaFX and
 * of the terminal.
 */
@NullMarked
package envwatch.report;

import org.jspecify.annotations.NullMarked;
