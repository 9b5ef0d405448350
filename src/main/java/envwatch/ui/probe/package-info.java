/** Whether machines answer from here, asked and shown in the window. */
@NullMarked
package envwatch.ui.probe;

import org.jspecify.annotations.NullMarked;
