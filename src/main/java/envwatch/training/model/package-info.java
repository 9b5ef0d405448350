/** Classes, their students and instructors. Immutable, JDK and the domain only. */
@NullMarked
package envwatch.training.model;

import org.jspecify.annotations.NullMarked;
