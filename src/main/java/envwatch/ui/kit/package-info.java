/** Controls, cells, columns and icons that know no screen of the program. */
@NullMarked
package envwatch.ui.kit;

import org.jspecify.annotations.NullMarked;
