/** The command line: its commands and their options. The only place that prints to the terminal. */
@NullMarked
package envwatch.cli;

import org.jspecify.annotations.NullMarked;
