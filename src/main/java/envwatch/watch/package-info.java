/**
 * What is known of the accounts and their environments at one moment: the immutable view of the
 * world that the engine publishes, and how it may be asked to look.
 */
@NullMarked
package envwatch.watch;

import org.jspecify.annotations.NullMarked;
