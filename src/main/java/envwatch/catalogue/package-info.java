/**
 * Every operation of the service as data, calls written by hand, answers without secrets, and the
 * requests of each action.
 */
@NullMarked
package envwatch.catalogue;

import org.jspecify.annotations.NullMarked;
