/** Actions, their outcomes and what they destroy, in words. */
@NullMarked
package envwatch.words.action;

import org.jspecify.annotations.NullMarked;
