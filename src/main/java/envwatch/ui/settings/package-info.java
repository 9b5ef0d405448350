/** The Settings dialog: a draft, the pages that edit it, and what comes out of OK. */
@NullMarked
package envwatch.ui.settings;

import org.jspecify.annotations.NullMarked;
