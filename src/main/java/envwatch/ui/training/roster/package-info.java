/** Students from a file: a preview of every line, then what came of each. */
@NullMarked
package envwatch.ui.training.roster;

import org.jspecify.annotations.NullMarked;
