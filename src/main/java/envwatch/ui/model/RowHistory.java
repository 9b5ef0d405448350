package envwatch.ui.model;

import envwatch.history.HistoryView;
import envwatch.history.Outlier;
import envwatch.history.Since;
import envwatch.history.Subject;
import envwatch.history.Waiting;
import envwatch.util.Bounds;
import envwatch.words.SinceWords;
import envwatch.words.WaitingWords;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the history tells about an environment or machine.
 *
 * @param since null if that is not known yet
 * @param waiting null unless it is on its way to be ready
 * @param odd how it, or machines of it, differ from most others of its blueprint
 */
public record RowHistory(@Nullable Since since, @Nullable Waiting waiting, List<Outlier> odd) {
  public static final RowHistory NOTHING = new RowHistory(null, null, List.of());

  public static RowHistory of(HistoryView history, Subject subject) {
    Since since = history.since().get(subject);
    Waiting waiting = history.waiting().get(subject);
    List<Outlier> ofEnvironment = history.odd().getOrDefault(subject.environment(), List.of());
    List<Outlier> odd =
        subject.machine() == null
            ? ofEnvironment
            : ofEnvironment.stream().filter(one -> one.subject().equals(subject)).toList();
    return since == null && waiting == null && odd.isEmpty()
        ? NOTHING
        : new RowHistory(since, waiting, odd);
  }

  /** The moment from which on words about this are different. */
  Instant nextChange(Instant at) {
    Instant next = since == null ? Instant.MAX : SinceWords.nextChange(since, at);
    Instant usual = waiting == null ? Instant.MAX : WaitingWords.nextChange(waiting, at);
    return Bounds.min(next, usual);
  }
}
