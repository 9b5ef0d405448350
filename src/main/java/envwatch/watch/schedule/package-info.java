/** When to look at which environment: intervals, back-off, budgets of requests. */
@NullMarked
package envwatch.watch.schedule;

import org.jspecify.annotations.NullMarked;
