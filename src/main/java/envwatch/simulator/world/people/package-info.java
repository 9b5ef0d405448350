/**
 * The people of the account: members of projects and their teams and roles, and those who are
 * invited to an environment.
 */
@NullMarked
package envwatch.simulator.world.people;

import org.jspecify.annotations.NullMarked;
