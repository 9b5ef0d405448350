/** Whether a class is ready: what is looked at, what is asked, and what is found. */
@NullMarked
package envwatch.training.check;

import org.jspecify.annotations.NullMarked;
