/** The history on disk: SQLite, confined to this package and those in it. */
@NullMarked
package envwatch.history.store;

import org.jspecify.annotations.NullMarked;
