/** The answer to a call: as a tree that is built as it is unfolded, or as text. */
@NullMarked
package envwatch.ui.console.answer;

import org.jspecify.annotations.NullMarked;
