/** What runs behind a window or a command: accounts, services, the demo. */
@NullMarked
package envwatch.runtime;

import org.jspecify.annotations.NullMarked;
