/**
 * Ways out of the program: remote desktops, whose files are checked, saved for the user alone and
 * handed to a client, and the web browser.
 */
@NullMarked
package envwatch.remote;

import org.jspecify.annotations.NullMarked;
