/** The list of environments, the details of one, its machines, and the filter field. */
@NullMarked
package envwatch.ui.environments;

import org.jspecify.annotations.NullMarked;
