/**
 * What the console knows: the call that is written, its state, the names of ids. Holds no control.
 */
@NullMarked
package envwatch.ui.console.model;

import org.jspecify.annotations.NullMarked;
