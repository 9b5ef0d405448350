/** What can be done with students and classes: who it is possible for, questions, and results. */
@NullMarked
package envwatch.ui.training.actions;

import org.jspecify.annotations.NullMarked;
