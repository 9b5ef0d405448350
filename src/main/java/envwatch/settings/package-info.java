/** The user's choices and their files. Never contains secrets. */
@NullMarked
package envwatch.settings;

import org.jspecify.annotations.NullMarked;
