/**
 * What happened to the environments and machines that are watched: recorded in the background, and
 * asked for by the window and the command line. Does not use JavaFX.
 */
@NullMarked
package envwatch.history;

import org.jspecify.annotations.NullMarked;
