package envwatch.model;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.watch.Samples;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is wrong comes before what ends soon, and neither hides the other. */
@Tag("fast")
class SeverityTest {
  private static final Instant NOW = Instant.parse("2026-11-21T09:30:00Z");
  private static final Duration SOON = Duration.ofHours(2);

  private static Environment endingIn(Duration left) {
    return Samples.running("E").toBuilder().expiration(new Expiration.At(NOW.plus(left))).build();
  }

  private static Environment running(Environment environment, int running, int total) {
    List<Machine> machines =
        IntStream.range(0, total)
            .mapToObj(number ->
                Machine.builder()
                    .id(new MachineId("M" + number))
                    .name("web-" + number)
                    .status(
                        number < running
                            ? new Status(Phase.RUNNING, "Running")
                            : new Status(Phase.SUSPENDED, "Stopped"))
                    .build())
            .toList();
    return environment.toBuilder().machines(machines).build();
  }

  private static Assessment of(Environment environment) {
    return Assessment.of(environment, NOW, SOON);
  }

  @Test
  void whatEndsSoonIsCountedApartAndItsStateStays() {
    Assessment assessment = of(endingIn(Duration.ofHours(1)));
    assertThat(assessment.phase()).isEqualTo(Phase.EXPIRING);
    assertThat(assessment.state()).isEqualTo(Phase.RUNNING);
    assertThat(assessment.reasons()).containsExactly(new Reason.ExpiresSoon(Duration.ofHours(1)));
  }

  @Test
  void whatHasEndedIsStillNoFailure() {
    assertThat(of(endingIn(Duration.ofHours(-1))).phase()).isEqualTo(Phase.EXPIRING);
  }

  @Test
  void whatEndsLaterIsOnlyWhatItIs() {
    assertThat(of(endingIn(Duration.ofHours(3))).phase()).isEqualTo(Phase.RUNNING);
  }

  @Test
  void machinesThatAreDownComeBeforeTheEnd() {
    Assessment assessment = of(running(endingIn(Duration.ofHours(1)), 0, 5));
    assertThat(assessment.phase()).isEqualTo(Phase.PROBLEM);
    assertThat(assessment.reasons())
        .satisfiesExactly(
            first -> assertThat(first).isInstanceOf(Reason.MachinesNotRunning.class),
            second -> assertThat(second).isInstanceOf(Reason.ExpiresSoon.class));
  }

  @Test
  void whatIsPartlyUnreadableAndEndsSoonIsCountedAsEndingSoonAndShownAsUnknown() {
    Assessment assessment = of(endingIn(Duration.ofHours(1)).toBuilder().unread(1).build());
    assertThat(assessment.phase()).isEqualTo(Phase.EXPIRING);
    assertThat(assessment.state()).isEqualTo(Phase.UNKNOWN);
  }

  @Test
  void theMoreMachinesAreDownTheMoreUrgentItIs() {
    Environment any = Samples.running("E");
    assertThat(of(running(any, 0, 5)).urgency()).isLessThan(of(running(any, 4, 5)).urgency());
    assertThat(of(running(any, 1, 10)).urgency()).isLessThan(of(running(any, 1, 2)).urgency());
  }

  @Test
  void whatFailedIsMoreUrgentThanAMachineThatIsDown() {
    Environment failed =
        Samples.running("E").toBuilder()
            .status(new Status(Phase.PROBLEM, "Creation failed"))
            .build();
    assertThat(of(failed).urgency()).isLessThan(of(running(Samples.running("E"), 0, 5)).urgency());
  }

  @Test
  void theSoonerItEndsTheMoreUrgentItIs() {
    assertThat(of(endingIn(Duration.ofMinutes(10))).urgency())
        .isLessThan(of(endingIn(Duration.ofMinutes(70))).urgency());
  }
}
