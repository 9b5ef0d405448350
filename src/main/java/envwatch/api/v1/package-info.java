/** The service's API v1: signing, requests, reading of answers. */
@NullMarked
package envwatch.api.v1;

import org.jspecify.annotations.NullMarked;
