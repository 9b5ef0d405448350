/** Classes through v3: requests, reading of answers, changes (service/api-v3-training.md). */
@NullMarked
package envwatch.api.v3.training;

import org.jspecify.annotations.NullMarked;
