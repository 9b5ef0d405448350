/** Actions on environments: buttons, menus, questions, the record; new environments. */
@NullMarked
package envwatch.ui.actions;

import org.jspecify.annotations.NullMarked;
