/** The desktop around the window: browser, clipboard and notices. */
@NullMarked
package envwatch.app.desktop;

import org.jspecify.annotations.NullMarked;
