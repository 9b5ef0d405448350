package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.probe.ProbedMachine;
import envwatch.probe.ProbedMachine.Answer;
import envwatch.probe.ProbedMachine.Outcome;
import envwatch.probe.ProbedMachine.Way;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Collectors;

/** Says what came of asking whether a machine answers from here. Names no host. */
public final class ProbeWords {
  private ProbeWords() {}

  /** {@code SSH}. */
  public static String way(Way way) {
    return text("probe.way." + key(way));
  }

  /** {@code answers, 42 ms}; the time only of what answers. */
  public static String outcome(Answer answer) {
    if (answer.outcome() != Outcome.ANSWERS) {
      return text("probe.outcome." + key(answer.outcome()));
    }
    long milliseconds = Math.max(1, answer.took().toMillis());
    return answer.status() == 0
        ? text("probe.outcome.answers", milliseconds)
        : text("probe.outcome.answers.status", String.valueOf(answer.status()), milliseconds);
  }

  /** {@code answers, 42 ms}, or each way with its name. */
  public static String told(ProbedMachine probed) {
    List<Answer> told = probed.told();
    if (told.isEmpty()) {
      return text("probe.no-address");
    }
    return told.size() == 1 && told.getFirst().way() != Way.WEB_ACCESS
        ? outcome(told.getFirst())
        : told.stream().map(ProbeWords::named).collect(Collectors.joining(text("probe.and")));
  }

  private static String named(Answer answer) {
    return text("probe.answer", way(answer.way()), outcome(answer));
  }

  /** {@code answers, 42 ms, 14:02}. */
  public static String summary(ProbedMachine probed, Instant now, ZoneId zone) {
    return text("probe.summary", told(probed), MomentWords.minute(probed.at(), now, zone));
  }
}
