/**
 * Independent of the domain and close to the operating system: folders, log, display, the single
 * instance of a folder, the end of the process.
 */
@NullMarked
package envwatch.platform;

import org.jspecify.annotations.NullMarked;
