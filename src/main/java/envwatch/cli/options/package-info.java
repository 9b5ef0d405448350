/**
 * Options that several commands share, the accounts that they choose, and the command without a
 * name.
 */
@NullMarked
package envwatch.cli.options;

import org.jspecify.annotations.NullMarked;
