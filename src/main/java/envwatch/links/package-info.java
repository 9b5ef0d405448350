/** What a window can be asked to show, as a link and as words. */
@NullMarked
package envwatch.links;

import org.jspecify.annotations.NullMarked;
