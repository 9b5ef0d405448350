package envwatch.training.check;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The check before a class ({@code design/classes.md}). */
public final class ClassCheck {
  private ClassCheck() {}

  /** Answers all questions from what is known. */
  public static CheckResult check(CheckInput input) {
    Facts facts = Facts.of(input);
    ReadyPlan plan = ReadyPlanner.plan(facts, input.now());
    List<Answer> answers =
        List.of(
            seen(facts, EnvironmentQuestion.answer(facts)),
            seen(facts, StateQuestion.answer(facts)),
            seen(facts, MachinesQuestion.answer(facts)),
            seen(facts, ReadyQuestion.answer(facts, plan)),
            seen(facts, AwakeQuestion.answer(facts)),
            seen(facts, LastsQuestion.answer(facts)),
            seen(facts, SameQuestion.answer(facts)),
            seen(facts, AccessQuestion.answer(facts)),
            RosterQuestion.answer(facts),
            Instructors.answer(facts),
            ComputerQuestion.answer(facts));
    return new CheckResult(
        input.view().key(),
        input.view().trainingClass().name(),
        input.now(),
        seenAt(input),
        facts.start(),
        facts.end(),
        Verdicts.of(facts, answers),
        answers,
        plan);
  }

  private static @Nullable Instant seenAt(CheckInput input) {
    var students = input.view().students();
    return students == null ? null : students.seenAt();
  }

  /** As long as the students are not known, nothing about them is. */
  private static Answer seen(Facts facts, Answer answer) {
    if (facts.input().view().students() != null) {
      return answer;
    }
    Answering unknown = new Answering(answer.question());
    unknown.found(Level.UNKNOWN, new Fact.StudentsNotSeen());
    return unknown.answer();
  }
}
