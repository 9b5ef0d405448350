/** The keys of the program, and the words for them. */
@NullMarked
package envwatch.ui.kit.key;

import org.jspecify.annotations.NullMarked;
