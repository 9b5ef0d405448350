/** Tables: columns as wide as their content, their menu, and cells that say what their row says. */
@NullMarked
package envwatch.ui.kit.table;

import org.jspecify.annotations.NullMarked;
