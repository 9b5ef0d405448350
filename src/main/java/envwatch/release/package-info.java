/** Whether there is a newer version of the program: asked for only if a person wants that. */
@NullMarked
package envwatch.release;

import org.jspecify.annotations.NullMarked;
