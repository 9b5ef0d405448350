/** Takes the figures that Envwatch is held to, each beside its yardstick. */
@NullMarked
package envwatch.bench;

import org.jspecify.annotations.NullMarked;
