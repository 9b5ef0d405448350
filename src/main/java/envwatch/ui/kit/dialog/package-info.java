/** Windows in addition to the main one, and questions: how they open, look and close. */
@NullMarked
package envwatch.ui.kit.dialog;

import org.jspecify.annotations.NullMarked;
