/** Whether machines answer from this computer, when a person asks. */
@NullMarked
package envwatch.probe;

import org.jspecify.annotations.NullMarked;
