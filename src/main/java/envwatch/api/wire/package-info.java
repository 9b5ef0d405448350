/**
 * What the dialects share: writing requests, reading answers whatever shape they have, and telling
 * a refusal from a fault. The only place that knows JSON.
 */
@NullMarked
package envwatch.api.wire;

import org.jspecify.annotations.NullMarked;
