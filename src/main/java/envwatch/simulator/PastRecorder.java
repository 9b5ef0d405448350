package envwatch.simulator;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tells of what changes while a past is lived through.
 *
 * @param start what happened before counts as having happened then
 * @param listener receives the changes in order, including one for what exists at the beginning
 */
record PastRecorder(Agenda agenda, Instant start, Consumer<PastChange> listener)
    implements WorldState.Observer {
  @Override
  public void changed(@Nullable LabEnvironment before, @Nullable LabEnvironment after) {
    if (before == null || after == null || !sameStates(before, after)) {
      Instant moment = agenda.moment().isBefore(start) ? start : agenda.moment();
      listener.accept(
          new PastChange(moment, Optional.ofNullable(before), Optional.ofNullable(after)));
    }
  }

  private static boolean sameStates(LabEnvironment one, LabEnvironment other) {
    if (one.state() != other.state() || one.machines().size() != other.machines().size()) {
      return false;
    }
    for (int i = 0; i < one.machines().size(); i++) {
      if (one.machines().get(i).state() != other.machines().get(i).state()) {
        return false;
      }
    }
    return true;
  }
}
