/** The entry point only: the command line is in {@code cli}, the window in {@code app}. */
@NullMarked
package envwatch;

import org.jspecify.annotations.NullMarked;
