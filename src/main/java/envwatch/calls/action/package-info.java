/** The calls that the actions of the dashboard send, for each version of the API. */
@NullMarked
package envwatch.calls.action;

import org.jspecify.annotations.NullMarked;
