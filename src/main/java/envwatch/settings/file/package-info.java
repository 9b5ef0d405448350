/**
 * The files of the settings and of the window: read, set aside if unreadable, saved with a delay.
 */
@NullMarked
package envwatch.settings.file;

import org.jspecify.annotations.NullMarked;
