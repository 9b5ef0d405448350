/** Utilities for all packages: time, executors, private files. Depends only on the JDK. */
@NullMarked
package envwatch.base;

import org.jspecify.annotations.NullMarked;
