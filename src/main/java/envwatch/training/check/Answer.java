package envwatch.training.check;

import java.util.List;

/**
 * The answer to one question.
 *
 * @param level the worst of the findings; {@link Level#GREEN} only if something was seen and all of
 *     it is well
 * @param findings the worst first
 * @param fine the students to whom the question applies and about whom nothing was found
 */
public record Answer(Question question, Level level, List<Finding> findings, List<Seat> fine) {
  public Answer {
    findings = List.copyOf(findings);
    fine = List.copyOf(fine);
  }
}
