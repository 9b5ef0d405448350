/**
 * Remote desktops: what the service serves is checked, saved for the user alone, and handed to a
 * client.
 */
@NullMarked
package envwatch.remote;

import org.jspecify.annotations.NullMarked;
