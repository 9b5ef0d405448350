/**
 * The window. {@link envwatch.ui.DashboardModel} holds what it shows and knows no control; each
 * component lives in a file of its own and binds to the model. Nothing here waits for the network,
 * a disk or the keychain.
 */
@NullMarked
package envwatch.ui;

import org.jspecify.annotations.NullMarked;
