/** Controls, cells, forms and dialogs that know no screen. */
@NullMarked
package envwatch.ui.kit;

import org.jspecify.annotations.NullMarked;
