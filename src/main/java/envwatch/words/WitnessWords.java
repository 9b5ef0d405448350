package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.history.Timeline;
import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import envwatch.history.Witness;
import org.jspecify.annotations.Nullable;

/** Says what a Prometheus saw while this computer did not look, or why it does not tell. */
public final class WitnessWords {
  private WitnessWords() {}

  /** {@code seen by prometheus.example.com}, as part of a sentence. */
  public static String seenBy(String host) {
    return text("witness.seen-by", PlainText.line(host));
  }

  /**
   * Who saw a stretch, if this computer did not, or why the Prometheus that was asked does not
   * tell; null where neither is to be said.
   */
  public static @Nullable String sentence(Segment segment, Timeline of) {
    Witness witness = of.witness();
    if (witness == null || segment.seen() == Seen.SEEN) {
      return null;
    }
    return segment.seen() == Seen.ELSEWHERE
        ? text("witness.seen", PlainText.line(witness.host()))
        : trouble(witness);
  }

  /** Why it does not tell what it saw; null if it does. */
  public static @Nullable String trouble(Witness witness) {
    return witness.trouble() == null
        ? null
        : text("witness." + key(witness.trouble()), PlainText.line(witness.host()));
  }
}
