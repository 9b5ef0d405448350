/** The SQLite file: its connections, its schema, and what follows from its failures. */
@NullMarked
package envwatch.history.store.database;

import org.jspecify.annotations.NullMarked;
