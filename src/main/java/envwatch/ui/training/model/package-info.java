/** What the page of classes shows, and what other parts may add to it. */
@NullMarked
package envwatch.ui.training.model;

import org.jspecify.annotations.NullMarked;
