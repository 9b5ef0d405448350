/**
 * The only access to the network: requests, answers, proxies, certificates and network failures.
 * Independent of the API version.
 */
@NullMarked
package envwatch.api.http;

import org.jspecify.annotations.NullMarked;
