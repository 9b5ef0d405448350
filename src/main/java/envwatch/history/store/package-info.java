/** The history on disk: SQLite, confined to this package. */
@NullMarked
package envwatch.history.store;

import org.jspecify.annotations.NullMarked;
