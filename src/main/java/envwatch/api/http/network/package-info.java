/** The way to the network: which proxy is used and how to sign in there, and whom TLS trusts. */
@NullMarked
package envwatch.api.http.network;

import org.jspecify.annotations.NullMarked;
