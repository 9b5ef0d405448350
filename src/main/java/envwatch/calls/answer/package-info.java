/** What the service answered to a call, shown without its secrets. */
@NullMarked
package envwatch.calls.answer;

import org.jspecify.annotations.NullMarked;
