/** The questions of a check, each answered from its facts. */
@NullMarked
package envwatch.training.check.question;

import org.jspecify.annotations.NullMarked;
