package envwatch.training.check;

import envwatch.watch.ClassStudents;
import java.util.List;
import java.util.stream.Stream;

/** The check before a class. */
public final class ClassCheck {
  private ClassCheck() {}

  /** Answers all questions from what is known. */
  public static CheckResult check(CheckInput input) {
    Facts facts = Facts.of(input);
    List<Answer> answers =
        Stream.of(Question.values()).map(question -> question.answer(facts)).toList();
    ClassStudents students = facts.students();
    return new CheckResult(
        input.view().key(),
        input.view().trainingClass().name(),
        input.now(),
        students == null ? null : students.seenAt(),
        facts.start(),
        facts.end(),
        Verdict.of(facts, answers),
        answers,
        ReadyPlanner.plan(facts, input.now()));
  }
}
