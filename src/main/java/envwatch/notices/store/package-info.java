/** What is remembered of notices when the program ends: one small private file. */
@NullMarked
package envwatch.notices.store;

import org.jspecify.annotations.NullMarked;
