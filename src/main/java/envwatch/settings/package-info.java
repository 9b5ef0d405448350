/** The settings, and the files that keep them. */
@NullMarked
package envwatch.settings;

import org.jspecify.annotations.NullMarked;
