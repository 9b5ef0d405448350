/** The header of the main window: accounts, pages, filter and the age of what is shown. */
@NullMarked
package envwatch.ui.window.header;

import org.jspecify.annotations.NullMarked;
