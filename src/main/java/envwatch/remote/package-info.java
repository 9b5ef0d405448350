/**
 * Access to other programs: remote desktop clients, with files that are checked and readable only
 * by the user, and the web browser.
 */
@NullMarked
package envwatch.remote;

import org.jspecify.annotations.NullMarked;
