/** The program: its command line, its terminal output, and the window put together. */
@NullMarked
package envwatch;

import org.jspecify.annotations.NullMarked;
