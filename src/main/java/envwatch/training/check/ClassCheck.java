package envwatch.training.check;

import envwatch.training.check.facts.CheckInput;
import envwatch.training.check.facts.Facts;
import envwatch.training.check.model.Answer;
import envwatch.training.check.model.CheckResult;
import envwatch.training.check.model.Fact;
import envwatch.training.check.model.Level;
import envwatch.training.check.model.ReadyPlan;
import envwatch.training.check.question.AccessQuestion;
import envwatch.training.check.question.Answering;
import envwatch.training.check.question.AwakeQuestion;
import envwatch.training.check.question.ComputerQuestion;
import envwatch.training.check.question.EnvironmentQuestion;
import envwatch.training.check.question.Instructors;
import envwatch.training.check.question.LastsQuestion;
import envwatch.training.check.question.MachinesQuestion;
import envwatch.training.check.question.ReadyQuestion;
import envwatch.training.check.question.RosterQuestion;
import envwatch.training.check.question.SameQuestion;
import envwatch.training.check.question.StateQuestion;
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
