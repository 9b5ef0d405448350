/**
 * Ways from the dashboard to the machines themselves: remote desktops, the web application, and
 * whether they answer.
 */
@NullMarked
package envwatch.ui.remote;

import org.jspecify.annotations.NullMarked;
