/**
 * What belongs to the operating system and not to the domain: folders, log, display, the single
 * instance of a folder, the end of the process.
 */
@NullMarked
package envwatch.platform;

import org.jspecify.annotations.NullMarked;
