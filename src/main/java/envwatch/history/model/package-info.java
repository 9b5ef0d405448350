/**
 * What the history consists of: immutable values, without behaviour that needs a file or a thread.
 */
@NullMarked
package envwatch.history.model;

import org.jspecify.annotations.NullMarked;
