/** Notices of the desktop: no domain in them. */
@NullMarked
package envwatch.platform.notify;

import org.jspecify.annotations.NullMarked;
