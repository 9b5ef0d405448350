/**
 * Acting, as the window shows it: buttons and menus that say why something cannot be done, the
 * questions before something is lost, progress, and the record.
 */
@NullMarked
package envwatch.ui.actions;

import org.jspecify.annotations.NullMarked;
