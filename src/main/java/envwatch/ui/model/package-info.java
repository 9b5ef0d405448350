/** What the window shows: rows, counts, selection and filter, without a control. */
@NullMarked
package envwatch.ui.model;

import org.jspecify.annotations.NullMarked;
