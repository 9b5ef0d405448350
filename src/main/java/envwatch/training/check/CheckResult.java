package envwatch.training.check;

import envwatch.model.training.ClassKey;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a check found.
 *
 * @param name of the class
 * @param at when it was made, by the computer's clock
 * @param seenAt when the list of students was seen; null if it never was
 * @param start null if it is not understood
 * @param end null if it is not understood
 * @param answers one for each {@link Question}, in their order
 * @param plan what to resume now, and when all are ready then
 */
public record CheckResult(
    ClassKey trainingClass,
    String name,
    Instant at,
    @Nullable Instant seenAt,
    @Nullable Instant start,
    @Nullable Instant end,
    Verdict verdict,
    List<Answer> answers,
    ReadyPlan plan) {
  public CheckResult {
    answers = List.copyOf(answers);
  }

  public Answer answer(Question question) {
    return answers.get(question.ordinal());
  }

  /** Findings of a level, in the order of the questions. */
  public List<Finding> findings(Level level) {
    return findings().filter(finding -> finding.level() == level).toList();
  }

  /** Answers to questions about which all is well. */
  public List<Answer> greens() {
    return answers.stream().filter(answer -> answer.level() == Level.GREEN).toList();
  }

  public Stream<Finding> findings() {
    return answers.stream().flatMap(answer -> answer.findings().stream());
  }
}
