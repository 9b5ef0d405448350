package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.watch.ClassStudents;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The check before a class. */
public final class ClassCheck {
  private ClassCheck() {}

  /** The machines that run, each of which can be asked whether it answers from here. */
  public static Map<CheckInput.Place, Machine> running(CheckInput input) {
    Map<CheckInput.Place, Machine> running = new LinkedHashMap<>();
    for (SeatFacts seat : ClassFacts.of(input).seats()) {
      Environment environment = seat.machinesSeen();
      if (environment != null) {
        environment.machines().stream()
            .filter(Machine::running)
            .forEach(machine ->
                running.put(new CheckInput.Place(environment.id(), machine.id()), machine));
      }
    }
    return running;
  }

  /** Answers all questions from what is known. */
  public static CheckResult check(CheckInput input) {
    ClassFacts facts = ClassFacts.of(input);
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
