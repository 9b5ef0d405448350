package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.probe.ProbedMachine;
import envwatch.probe.ProbedMachine.Answer;
import envwatch.probe.ProbedMachine.Outcome;
import envwatch.probe.ProbedMachine.Way;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProbeReportTest {
  private static final Instant AT = Instant.parse("2026-11-28T14:02:00Z");

  private static ProbeReport report(Answer... answers) {
    Environment environment = Environment.builder().id(new EnvironmentId("EN1")).build();
    Machine machine = Machine.builder().id(new MachineId("VM1")).build();
    List<ProbeReport.Line> lines =
        List.of(
            new ProbeReport.Line(
                environment, machine, new ProbedMachine(Stream.of(answers).toList(), AT)));
    return new ProbeReport(AT, lines, List.of());
  }

  private static Answer ssh(Outcome outcome) {
    return new Answer(Way.SSH, 22, outcome, 0, Duration.ofMillis(42));
  }

  private static Answer console(int status) {
    return new Answer(Way.WEB_ACCESS, 443, Outcome.ANSWERS, status, Duration.ofMillis(42));
  }

  @Test
  void allWellIsZero() {
    assertThat(report(ssh(Outcome.ANSWERS), console(302)).exitCode()).isZero();
  }

  @Test
  void whatDoesNotAnswerIsOne() {
    assertThat(report(ssh(Outcome.REFUSES)).exitCode()).isOne();
  }

  @Test
  void aConsoleThatFailsIsOne() {
    assertThat(report(ssh(Outcome.ANSWERS), console(502)).exitCode()).isOne();
  }

  @Test
  void whatCannotBeToldIsTwo() {
    assertThat(report(ssh(Outcome.PROXY)).exitCode()).isEqualTo(2);
  }

  @Test
  void aMachineWithoutAddressIsTwo() {
    assertThat(report().exitCode()).isEqualTo(2);
    assertThat(report().table().getLast()).endsWith("no address");
  }

  @Test
  void theOtherWayOfAnUnknownSystemDoesNotCount() {
    Answer refused = new Answer(Way.REMOTE_DESKTOP, 3389, Outcome.REFUSES, 0, Duration.ofMillis(1));

    assertThat(report(ssh(Outcome.ANSWERS), refused).exitCode()).isZero();
  }
}
