/**
 * What the window shows: rows, counts, selection, what the list is narrowed to. Holds no control.
 */
@NullMarked
package envwatch.ui.model;

import org.jspecify.annotations.NullMarked;
