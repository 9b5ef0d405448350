/**
 * The client of the environment service: one interface for all API versions, failures as types, and
 * the only door to the network.
 */
@NullMarked
package envwatch.api;

import org.jspecify.annotations.NullMarked;
