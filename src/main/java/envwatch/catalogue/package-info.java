/** Every operation of the service as data: how it is requested, and what it does. */
@NullMarked
package envwatch.catalogue;

import org.jspecify.annotations.NullMarked;
