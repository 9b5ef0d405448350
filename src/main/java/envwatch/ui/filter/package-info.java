/** Typing a filter faster, and keeping it under a name. */
@NullMarked
package envwatch.ui.filter;

import org.jspecify.annotations.NullMarked;
