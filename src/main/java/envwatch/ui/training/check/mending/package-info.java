/** What can be done about each finding of a check, and the buttons that do it. */
@NullMarked
package envwatch.ui.training.check.mending;

import org.jspecify.annotations.NullMarked;
