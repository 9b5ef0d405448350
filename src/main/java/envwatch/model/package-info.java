/** Environments, machines, their states and actions as data; text made safe; secrets. Immutable. */
@NullMarked
package envwatch.model;

import org.jspecify.annotations.NullMarked;
