/** Time, executors, subscriptions, private files, and JSON and CSV as text: no domain. */
@NullMarked
package envwatch.util;

import org.jspecify.annotations.NullMarked;
