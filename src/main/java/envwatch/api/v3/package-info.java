/** The service's API v3: signing, requests, reading of answers. */
@NullMarked
package envwatch.api.v3;

import org.jspecify.annotations.NullMarked;
