/** Words of the service made safe to show, and secrets, which are never shown by accident. */
@NullMarked
package envwatch.model.text;

import org.jspecify.annotations.NullMarked;
