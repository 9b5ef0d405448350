/**
 * What people see while somebody presents: everything that passes between the session and the
 * window has aliases in the place of names, addresses and ids.
 */
@NullMarked
package envwatch.presenting;

import org.jspecify.annotations.NullMarked;
