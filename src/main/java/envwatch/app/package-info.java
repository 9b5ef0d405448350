/** The window put together. */
@NullMarked
package envwatch.app;

import org.jspecify.annotations.NullMarked;
