/** Shared by all operations of v3: signed requests, lists that are kept, status numbers. */
@NullMarked
package envwatch.api.v3.wire;

import org.jspecify.annotations.NullMarked;
