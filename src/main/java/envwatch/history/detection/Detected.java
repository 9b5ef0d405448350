package envwatch.history.detection;

import envwatch.history.model.Absence;
import envwatch.history.model.Change;
import envwatch.history.model.Looking;
import java.util.List;

/**
 * What a view tells beyond what was remembered.
 *
 * @param memory to be passed with the next view
 * @param changes of environments, each followed by those of its machines
 * @param news the things that were seen for the first time, or whose state or facts are new
 * @param absences those that ended
 * @param ended the stretches of looking that ended; {@link Memory#looking} has those that go on
 */
public record Detected(
    Memory memory,
    List<Change> changes,
    List<Known> news,
    List<Absence> absences,
    List<Looking> ended) {
  public Detected {
    changes = List.copyOf(changes);
    news = List.copyOf(news);
    absences = List.copyOf(absences);
    ended = List.copyOf(ended);
  }
}
