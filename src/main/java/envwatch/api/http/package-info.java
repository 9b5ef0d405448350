/** The only door to the network, with proxies and certificates. */
@NullMarked
package envwatch.api.http;

import org.jspecify.annotations.NullMarked;
