/** What every package may use: time, executors, private files. Depends on the JDK alone. */
@NullMarked
package envwatch.base;

import org.jspecify.annotations.NullMarked;
