/**
 * Shared by the dialects: writing requests, reading answers of any shape, and distinguishing
 * refusals from faults. The only place that handles JSON.
 */
@NullMarked
package envwatch.api.wire;

import org.jspecify.annotations.NullMarked;
