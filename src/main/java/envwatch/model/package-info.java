/**
 * The domain: accounts, environments and the snapshots they are created from. Immutable, JDK only.
 */
@NullMarked
package envwatch.model;

import org.jspecify.annotations.NullMarked;
