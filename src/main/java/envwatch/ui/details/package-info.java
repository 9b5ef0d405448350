/** The details of the selected environment. */
@NullMarked
package envwatch.ui.details;

import org.jspecify.annotations.NullMarked;
