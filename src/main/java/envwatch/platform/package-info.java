/** Folders, log, single instance, programs and notifications of the desktop: no domain. */
@NullMarked
package envwatch.platform;

import org.jspecify.annotations.NullMarked;
