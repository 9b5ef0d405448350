/** Version 3 of the API, classes included. */
@NullMarked
package envwatch.api.v3;

import org.jspecify.annotations.NullMarked;
