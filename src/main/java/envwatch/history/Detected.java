package envwatch.history;

import envwatch.model.EnvironmentKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * What a view tells beyond what was remembered.
 *
 * @param memory to be passed with the next view
 * @param changes of environments, each followed by those of its machines
 * @param intervals how often the environments of the changes were looked at until then
 * @param news the things that were seen for the first time, or whose state or facts are new
 * @param lost machines that their environments have lost, and when they were last seen
 * @param absences those that ended
 * @param ended the stretches of looking that ended; {@link LastStates#looking} has those that go on
 */
public record Detected(
    LastStates memory,
    List<Change> changes,
    Map<EnvironmentKey, Duration> intervals,
    List<LastSeen> news,
    Map<Subject, Instant> lost,
    List<AbsenceInterval> absences,
    List<ObservedInterval> ended) {
  public Detected {
    changes = List.copyOf(changes);
    intervals = Map.copyOf(intervals);
    news = List.copyOf(news);
    lost = Map.copyOf(lost);
    absences = List.copyOf(absences);
    ended = List.copyOf(ended);
  }
}
