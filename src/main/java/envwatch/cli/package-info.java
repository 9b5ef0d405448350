/**
 * The command line: the program and those of its commands that have no package of their own. Only
 * {@code envwatch.cli} prints to the terminal.
 */
@NullMarked
package envwatch.cli;

import org.jspecify.annotations.NullMarked;
