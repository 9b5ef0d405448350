/** Who is on what: claims, and what others have silenced. */
@NullMarked
package envwatch.ui.team;

import org.jspecify.annotations.NullMarked;
