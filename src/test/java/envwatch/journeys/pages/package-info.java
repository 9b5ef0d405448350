/** The windows as a person meets them; parts are found by their ids. */
@NullMarked
package envwatch.journeys.pages;

import org.jspecify.annotations.NullMarked;
