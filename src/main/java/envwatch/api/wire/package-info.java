/** Shared by the dialects: writing requests, and distinguishing refusals from faults. */
@NullMarked
package envwatch.api.wire;

import org.jspecify.annotations.NullMarked;
