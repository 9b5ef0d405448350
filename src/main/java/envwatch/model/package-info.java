/** The domain: environments, their machines, and the actions on them. Immutable, JDK only. */
@NullMarked
package envwatch.model;

import org.jspecify.annotations.NullMarked;
