/** The settings dialog, with the connection test. */
@NullMarked
package envwatch.ui.settings;

import org.jspecify.annotations.NullMarked;
