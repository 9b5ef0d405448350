/** The service's API v2: signing, requests, reading of answers. */
@NullMarked
package envwatch.api.v2;

import org.jspecify.annotations.NullMarked;
