/** What people do with Envwatch from beginning to end: the whole program against a real service. */
@NullMarked
package envwatch.journeys;

import org.jspecify.annotations.NullMarked;
