/** Classes and people as they are typed in: what is wrong with it, and what of it was changed. */
@NullMarked
package envwatch.ui.training.draft;

import org.jspecify.annotations.NullMarked;
