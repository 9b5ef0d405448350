/** What is worth telling. Each rule raises its topics in the ledger; confined to one thread. */
@NullMarked
package envwatch.notices.rules;

import org.jspecify.annotations.NullMarked;
