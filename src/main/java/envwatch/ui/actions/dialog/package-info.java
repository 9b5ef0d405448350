/** What is asked before an action: confirmations and values. */
@NullMarked
package envwatch.ui.actions.dialog;

import org.jspecify.annotations.NullMarked;
