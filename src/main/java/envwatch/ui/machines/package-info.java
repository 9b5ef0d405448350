/** The table of machines of the selected environment. */
@NullMarked
package envwatch.ui.machines;

import org.jspecify.annotations.NullMarked;
