/**
 * Reads the service's JSON, whatever its shape, without trusting it. The only place of the client
 * that handles JSON.
 */
@NullMarked
package envwatch.api.wire.json;

import org.jspecify.annotations.NullMarked;
