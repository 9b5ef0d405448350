package envwatch.history;

import envwatch.model.Phase;

/**
 * The state of an environment or machine.
 *
 * @param phase what it means, never {@link Phase#EXPIRING}, because an expiration that comes nearer
 *     is no event
 * @param word the status as served; empty if the service serves none
 */
public record State(Phase phase, String word) {}
