/** Classes, students and instructors in version 3 ({@code service/api-v3-training.md}). */
@NullMarked
package envwatch.simulator.service.v3.training;

import org.jspecify.annotations.NullMarked;
