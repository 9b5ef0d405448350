/** The v3 routes for what belongs to the account: webhooks, usage and external clouds. */
@NullMarked
package envwatch.simulator.service.v3.account;

import org.jspecify.annotations.NullMarked;
