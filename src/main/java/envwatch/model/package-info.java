/** The domain: environments, their machines, and what can be asked of them. Immutable, JDK only. */
@NullMarked
package envwatch.model;

import org.jspecify.annotations.NullMarked;
