/** Ways from the dashboard to the machines themselves: remote desktops, the web application. */
@NullMarked
package envwatch.ui.remote;

import org.jspecify.annotations.NullMarked;
