package envwatch.training.check;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.probe.ProbedMachine;
import envwatch.probe.ProbedMachine.Answer;
import envwatch.probe.ProbedMachine.Outcome;
import envwatch.probe.ProbedMachine.Way;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class FromHereQuestionTest {
  private final CheckInput input = CheckedClass.of(2).input();

  private Answer answer(Outcome outcome) {
    return new Answer(Way.SSH, 22, outcome, 0, Duration.ofMillis(42));
  }

  private envwatch.training.check.Answer asked(Outcome outcome, Instant at) {
    Map<CheckInput.Place, ProbedMachine> told = new HashMap<>();
    ClassCheck.running(input)
        .keySet()
        .forEach(place -> told.put(place, new ProbedMachine(List.of(answer(outcome)), at)));
    assertThat(told).isNotEmpty();
    return ClassCheck.check(input.with(told)).answer(Question.FROM_HERE);
  }

  @Test
  void unlessSomebodyAskedThereIsNoQuestion() {
    assertThat(ClassCheck.check(input).answer(Question.FROM_HERE).level())
        .isEqualTo(Level.NOT_ASKED);
  }

  @Test
  void whatAnswersIsWell() {
    assertThat(asked(Outcome.ANSWERS, input.now()).level()).isEqualTo(Level.GREEN);
  }

  @Test
  void whatDoesNotAnswerMayBeUnreachableFromHereAlone() {
    assertThat(asked(Outcome.SILENT, input.now()).findings())
        .isNotEmpty()
        .allMatch(finding -> finding.level() == Level.AMBER)
        .allMatch(finding -> finding.remedy() == Remedy.REBOOT);
  }

  @Test
  void whatCannotBeToldThroughAProxyIsNotKnown() {
    assertThat(asked(Outcome.PROXY, input.now()).level()).isEqualTo(Level.UNKNOWN);
  }

  @Test
  void whatWasAskedLongAgoDoesNotCount() {
    Instant before = input.now().minus(CheckInput.USUAL_AGE).minusSeconds(1);

    assertThat(asked(Outcome.SILENT, before).level()).isEqualTo(Level.NOT_ASKED);
  }
}
