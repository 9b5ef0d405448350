package envwatch.ui.model;

import envwatch.history.Waiting;
import envwatch.model.Machine;
import envwatch.model.Phase;
import java.time.Instant;

/**
 * What was true of a machine at a moment; columns make words of it.
 *
 * @param remembered what the history tells about it
 * @param at the moment from which ages and what is left are counted
 */
public record MachineFacts(Machine machine, RowHistory remembered, Instant at) {
  /** What the machine is in; a failure while it is on its way and does not get ahead. */
  public Phase phase() {
    Phase served = machine.status().phase();
    Waiting waiting = remembered.waiting();
    return served == Phase.CHANGING && waiting != null && waiting.stuck(at)
        ? Phase.PROBLEM
        : served;
  }
}
