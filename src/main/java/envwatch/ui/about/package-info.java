/** About, bug reports and newer versions. */
@NullMarked
package envwatch.ui.about;

import org.jspecify.annotations.NullMarked;
