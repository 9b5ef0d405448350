package envwatch.filter;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.filter.FilterMistake.UnknownField;
import envwatch.filter.FilterMistake.UnknownValue;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.watch.Samples;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The fields that compare instead of looking for a text; it is a Friday afternoon. */
@Tag("fast")
class FilterConditionsTest {
  private static final ZonedDateTime FRIDAY = ZonedDateTime.parse("2026-11-20T16:00:00+01:00");

  private static FilterSubject subject(Environment environment) {
    return FilterSubject.of(environment, List.of(), "", "Support");
  }

  private static FilterSubject running(int running, int total) {
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
    return subject(Samples.running("ENVAPIID0001").toBuilder().machines(machines).build());
  }

  private static FilterSubject ending(String moment) {
    Expiration at = new Expiration.At(OffsetDateTime.parse(moment).toInstant());
    return subject(Samples.running("ENVAPIID0001").toBuilder().expiration(at).build());
  }

  private static boolean lets(String text, FilterSubject subject) {
    return Filter.parse(text).matches(subject, FRIDAY);
  }

  @ParameterizedTest
  @CsvSource({
    "up:3, true",
    "up:2, false",
    "up:=3, true",
    "up:<4, true",
    "up:<3, false",
    "up:<=3, true",
    "up:>2, true",
    "up:>=4, false",
    "up:3/4, true",
    "up:3/3, false",
    "up:all, false",
    "up:none, false",
    "-up:all, true",
    "UP:ALL, false"
  })
  void threeOfFourMachinesRun(String text, boolean let) {
    assertThat(lets(text, running(3, 4))).isEqualTo(let);
  }

  @Test
  void allOfNoMachinesIsNotAll() {
    assertThat(lets("up:all", running(0, 0))).isFalse();
    assertThat(lets("up:none", running(0, 0))).isTrue();
  }

  @Test
  void nothingIsSaidOfMachinesThatWereNotSeen() {
    FilterSubject listed = subject(Samples.line(Samples.running("ENVAPIID0001")));
    assertThat(lets("up:0", listed)).isFalse();
    assertThat(lets("up:none", listed)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "expires:<24h, true",
    "expires:24h, true",
    "expires:<17h, false",
    "expires:>17h, true",
    "expires:<2d, true",
    "expires:<mon, true",
    "expires:<sat, false",
    "expires:sat, true",
    "expires:saturday, true",
    "expires:tomorrow, true",
    "expires:today, false",
    "expires:>today, true",
    "expires:2026-11-21, true",
    "expires:<2026-11-21, false",
    "expires:<=2026-11-21, true",
    "expires:>=sun, false",
    "expires:never, false"
  })
  void anEnvironmentEndsOnSaturdayMorning(String text, boolean let) {
    assertThat(lets(text, ending("2026-11-21T10:00:00+01:00"))).isEqualTo(let);
  }

  @Test
  void theDayOfTheWeekThatIsTodayIsTheOneInAWeek() {
    assertThat(lets("expires:fri", ending("2026-11-27T09:00:00+01:00"))).isTrue();
    assertThat(lets("expires:fri", ending("2026-11-20T18:00:00+01:00"))).isFalse();
  }

  @Test
  void aDayBeginsInTheTimeZoneOfTheComputer() {
    assertThat(lets("expires:today", ending("2026-11-20T22:59:00Z"))).isTrue();
    assertThat(lets("expires:today", ending("2026-11-20T23:01:00Z"))).isFalse();
  }

  @Test
  void whatHasEndedEndsWithinAnyTime() {
    assertThat(lets("expires:<1h", ending("2026-11-20T10:00:00+01:00"))).isTrue();
  }

  @Test
  void anEnvironmentWithoutAnEndNeverExpires() {
    FilterSubject endless = running(1, 1);
    assertThat(lets("expires:never", endless)).isTrue();
    assertThat(lets("expires:<52w", endless)).isFalse();
  }

  @Test
  void anEndThatALineOfAListDoesNotTellIsNotNever() {
    assertThat(lets("expires:never", subject(Samples.line(Samples.running("ENVAPIID0001")))))
        .isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"up:", "up:<", "up:>=", "expires:<", "expires:"})
  void aValueThatIsStillBeingTypedAsksNothing(String text) {
    assertThat(lets(text, running(3, 4))).isTrue();
    assertThat(Filter.parse(text).mistakes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "up:many, UP, many",
    "up:<9999999, UP, <9999999",
    "expires:<soonish, EXPIRES, <soonish",
    "expires:2026-02-30, EXPIRES, 2026-02-30"
  })
  void aValueThatItsFieldDoesNotUnderstandIsNamedAndFindsNothing(
      String text, FilterField field, String typed) {
    assertThat(Filter.parse(text).mistakes()).containsExactly(new UnknownValue(field, typed));
    assertThat(lets(text, running(3, 4))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "onwer:ann, onwer, OWNER",
    "expire:<3d, expire, EXPIRES",
    "exp:<mon, exp, EXPIRES",
    "Blueprnt:x, blueprnt, BLUEPRINT"
  })
  void anUnknownFieldIsNamedWithTheNearestOne(String text, String typed, FilterField nearest) {
    assertThat(Filter.parse(text).mistakes()).containsExactly(new UnknownField(typed, nearest));
  }

  @ParameterizedTest
  @ValueSource(strings = {"colour:red", "https://example.com", "q:1"})
  void whatResemblesNoFieldHasNoNearest(String text) {
    assertThat(Filter.parse(text).mistakes())
        .singleElement()
        .isInstanceOfSatisfying(
            UnknownField.class, unknown -> assertThat(unknown.nearest()).isNull());
  }

  @ParameterizedTest
  @ValueSource(strings = {"web", "10:30", "a b", "owner:ann"})
  void ordinaryTextIsNoMistake(String text) {
    assertThat(Filter.parse(text).mistakes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "web-1, true",
    "machine:WEB, true",
    "ip:192.0.2, true",
    "root, true",
    "web-2, false",
    "-web-1, false",
    "name:web-1, false",
    "owner:root, false"
  })
  void findsTheMachineThatItsTextsAreIn(String text, boolean found) {
    Machine machine =
        Machine.builder()
            .id(new MachineId("M1"))
            .name("web-1")
            .status(new Status(Phase.RUNNING, "Running"))
            .address("192.0.2.10")
            .login("root")
            .build();
    assertThat(Filter.parse(text).finds(machine)).isEqualTo(found);
  }
}
