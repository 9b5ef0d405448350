/** The command line: commands and reports. The only printer to the terminal. */
@NullMarked
package envwatch.cli;

import org.jspecify.annotations.NullMarked;
