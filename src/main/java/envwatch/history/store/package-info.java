/** The history in SQLite. */
@NullMarked
package envwatch.history.store;

import org.jspecify.annotations.NullMarked;
