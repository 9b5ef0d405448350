/** The protocol: requests, signatures and replies of the three API versions. */
@NullMarked
package envwatch.simulator.service;

import org.jspecify.annotations.NullMarked;
