/**
 * What the window shows and changes of the session behind it, and how it is shown while somebody
 * presents.
 */
@NullMarked
package envwatch.app.session;

import org.jspecify.annotations.NullMarked;
