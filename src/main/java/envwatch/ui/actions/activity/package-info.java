/** What actions came to: the strip of the running batch, and the record. */
@NullMarked
package envwatch.ui.actions.activity;

import org.jspecify.annotations.NullMarked;
