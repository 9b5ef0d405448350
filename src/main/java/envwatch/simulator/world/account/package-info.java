/** What belongs to the account as a whole: webhooks and what its environments have used. */
@NullMarked
package envwatch.simulator.world.account;

import org.jspecify.annotations.NullMarked;
