/** Links and programs of a person's own, and how they are started. */
@NullMarked
package envwatch.tools;

import org.jspecify.annotations.NullMarked;
