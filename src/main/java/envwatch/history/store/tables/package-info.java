/** What is in the tables of the history, one class for each. */
@NullMarked
package envwatch.history.store.tables;

import org.jspecify.annotations.NullMarked;
