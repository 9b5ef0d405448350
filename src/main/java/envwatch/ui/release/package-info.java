/** Asks once whether to look for newer versions, and tells of one. */
@NullMarked
package envwatch.ui.release;

import org.jspecify.annotations.NullMarked;
