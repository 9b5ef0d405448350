package envwatch.ui.model.row;

import envwatch.history.HistoryView;
import envwatch.history.model.Since;
import envwatch.history.model.Subject;
import envwatch.history.usual.Oddity;
import envwatch.history.usual.Waiting;
import envwatch.words.WaitingWords;
import envwatch.words.history.SinceWords;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What the history tells about an environment or machine.
 *
 * @param since null if that is not known yet
 * @param waiting null unless it is on its way to be ready
 * @param odd null unless it differs from most others of its blueprint
 */
public record Remembered(@Nullable Since since, @Nullable Waiting waiting, @Nullable Oddity odd) {
  public static final Remembered NOTHING = new Remembered(null, null, null);

  public static Remembered of(HistoryView history, Subject subject) {
    Since since = history.since().get(subject);
    Waiting waiting = history.waiting().get(subject);
    Oddity odd = history.odd().get(subject);
    return since == null && waiting == null && odd == null
        ? NOTHING
        : new Remembered(since, waiting, odd);
  }

  /** The moment from which on words about this are different. */
  Instant nextChange(Instant at) {
    Instant next = since == null ? Instant.MAX : SinceWords.nextChange(since, at);
    Instant usual = waiting == null ? Instant.MAX : WaitingWords.nextChange(waiting, at);
    return usual.isBefore(next) ? usual : next;
  }
}
