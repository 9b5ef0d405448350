/** The list of environments. */
@NullMarked
package envwatch.ui.list;

import org.jspecify.annotations.NullMarked;
