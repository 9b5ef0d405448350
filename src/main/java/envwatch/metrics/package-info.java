/** What is watched, as metrics for Prometheus, and the address where they are served. */
@NullMarked
package envwatch.metrics;

import org.jspecify.annotations.NullMarked;
