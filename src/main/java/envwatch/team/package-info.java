/**
 * What a team shares without a server of its own: the past that a Prometheus remembers, and who is
 * on what, through an Alertmanager.
 */
@NullMarked
package envwatch.team;

import org.jspecify.annotations.NullMarked;
