/** Creating an environment: the form, what can be chosen in it, and the way to what was created. */
@NullMarked
package envwatch.ui.creation;

import org.jspecify.annotations.NullMarked;
