/** What the window shows of one environment or machine, and whether the list shows it at all. */
@NullMarked
package envwatch.ui.model.row;

import org.jspecify.annotations.NullMarked;
