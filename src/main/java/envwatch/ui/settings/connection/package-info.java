/** The test of a connection, step by step, as the Settings dialog shows it. */
@NullMarked
package envwatch.ui.settings.connection;

import org.jspecify.annotations.NullMarked;
