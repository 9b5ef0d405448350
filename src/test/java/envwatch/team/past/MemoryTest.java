package envwatch.team.past;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Range;
import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class MemoryTest {
  private static final EnvironmentId LAB = new EnvironmentId("EN1");
  private static final Duration STEP = Duration.ofMinutes(1);

  private final Memory memory = new Memory();

  private static Instant at(String time) {
    return Instant.parse("2026-11-28T" + time + ":00Z");
  }

  private static Range range(String from, String until) {
    return new Range(at(from), at(until));
  }

  private static Stretch stretch(String from, String until, Phase phase) {
    return new Stretch(at(from), at(until), phase);
  }

  private void learn(String from, String until, Stretch... stretches) {
    memory.add(LAB, STEP, new Known(range(from, until), List.of(stretches)));
  }

  @Test
  void whatEndsAMinuteLaterIsKnown() {
    learn("01:00", "03:00");
    assertThat(memory.find(LAB, range("01:30", "03:01"), STEP).covers(range("01:30", "03:01")))
        .isTrue();
    assertThat(memory.find(LAB, range("01:30", "03:02"), STEP).covers(range("01:30", "03:02")))
        .isFalse();
    assertThat(memory.find(LAB, range("00:30", "02:00"), STEP)).isNull();
  }

  @Test
  void onlyTheEndIsMissingWhereTheBeginningIsKnown() {
    learn("01:00", "03:00");
    Range wanted = range("02:00", "04:00");
    assertThat(memory.find(LAB, wanted, STEP).end(wanted)).isEqualTo(range("02:55", "04:00"));
  }

  @Test
  void theEndGoesOnWhatIsKnown() {
    learn("01:00", "03:00", stretch("01:00", "03:00", Phase.RUNNING));
    learn(
        "02:55",
        "04:00",
        stretch("02:54", "03:30", Phase.RUNNING),
        stretch("03:30", "04:00", Phase.PROBLEM));
    Known all = memory.find(LAB, range("01:00", "04:00"), STEP);
    assertThat(all.stretches())
        .containsExactly(
            stretch("01:00", "03:30", Phase.RUNNING), stretch("03:30", "04:00", Phase.PROBLEM));
    assertThat(all.asked()).isEqualTo(range("01:00", "04:00"));
  }

  @Test
  void whatWasToldOfTheEndLaterIsRight() {
    learn("01:00", "03:00", stretch("01:00", "03:00", Phase.RUNNING));
    learn("02:55", "04:00", stretch("02:54", "04:00", Phase.PROBLEM));
    assertThat(memory.find(LAB, range("01:00", "04:00"), STEP).stretches())
        .extracting(Stretch::phase, Stretch::until)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(Phase.RUNNING, at("02:54")),
            org.assertj.core.groups.Tuple.tuple(Phase.PROBLEM, at("04:00")));
  }

  @Test
  void timesThatAreFarApartAreKnownBesideEachOther() {
    learn("01:00", "02:00");
    learn("06:00", "07:00");
    assertThat(memory.find(LAB, range("01:00", "02:00"), STEP)).isNotNull();
    assertThat(memory.find(LAB, range("06:00", "07:00"), STEP)).isNotNull();
  }

  @Test
  void whatIsKnownLessExactlyDoesNotAnswer() {
    learn("01:00", "03:00");
    assertThat(memory.find(LAB, range("01:00", "02:00"), Duration.ofMinutes(4))).isNull();
  }

  @Test
  void whatWasUsedLongestAgoIsForgottenFirst() {
    List<Stretch> restless =
        IntStream.range(0, 1_000)
            .mapToObj(i ->
                new Stretch(
                    at("01:00").plusSeconds(i),
                    at("01:00").plusSeconds(i + 1),
                    i % 2 == 0 ? Phase.RUNNING : Phase.PROBLEM))
            .toList();
    for (int i = 0; i < 300; i++) {
      memory.add(new EnvironmentId("EN" + i), STEP, new Known(range("01:00", "02:00"), restless));
      memory.find(new EnvironmentId("EN0"), range("01:00", "02:00"), STEP);
    }
    List<Integer> kept =
        IntStream.range(0, 300)
            .filter(i ->
                memory.find(new EnvironmentId("EN" + i), range("01:00", "02:00"), STEP) != null)
            .boxed()
            .toList();
    assertThat(kept).hasSize(199).contains(0, 299).doesNotContain(1);
  }
}
