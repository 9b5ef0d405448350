/** The environment service: one interface for all API versions, and failures as types. */
@NullMarked
package envwatch.api;

import org.jspecify.annotations.NullMarked;
