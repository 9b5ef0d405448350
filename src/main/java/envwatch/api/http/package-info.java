/**
 * The only door to the network: requests, answers, proxies, certificates and what may go wrong on
 * the way. Knows nothing of an API version.
 */
@NullMarked
package envwatch.api.http;

import org.jspecify.annotations.NullMarked;
