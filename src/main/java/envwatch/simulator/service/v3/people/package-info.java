/** The v3 routes for people: teams, roles, invitations and sponsored links. */
@NullMarked
package envwatch.simulator.service.v3.people;

import org.jspecify.annotations.NullMarked;
