package envwatch.filter;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Environment.Detail;
import envwatch.model.EnvironmentId;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.model.Status;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a filter can still find once an environment is read of which only a list has told. */
@Tag("fast")
class UnreadEnvironmentTest {
  private static final ZonedDateTime NOW = ZonedDateTime.parse("2026-11-20T16:00:00+01:00");

  private static Environment.Builder listed() {
    return Environment.builder()
        .id(new EnvironmentId("ENVAPIID0001"))
        .detail(Detail.LISTED)
        .name("Java lab")
        .description("For the autumn")
        .owner("ann@example.com")
        .status(new Status(Phase.RUNNING, "Ready"));
  }

  private static FilterSubject subject(Environment.Builder environment) {
    return FilterSubject.of(
        environment.build(), List.of("Ready", "Running"), "Ready now", "Support");
  }

  private static boolean mayFind(String text, FilterSubject subject) {
    return Filter.parse(text).mayMatch(subject, NOW);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java",
        "web-1",
        "machine:web",
        "ip:10.",
        "os:linux",
        "up:<4",
        "status:failed",
        "-status:ready",
        "-\"ready now\"",
        "expires:<24h",
        "project:autumn",
        "snapshot:day",
        "region:miami",
        "owner:ann up:all"
      })
  void mayFindWhatTheListDoesNotTell(String text) {
    assertThat(mayFind(text, subject(listed()))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "name:python",
        "-name:java",
        "owner:ben",
        "-owner:ann",
        "-java",
        "-autumn",
        "-ENVAPIID0001",
        "account:sales",
        "tag:vip",
        "note:call",
        "attendance:late",
        "owner:ben up:all",
        "up:many",
        "expires:someday"
      })
  void doesNotExpectWhatReadingCannotChange(String text) {
    assertThat(mayFind(text, subject(listed()))).isFalse();
  }

  @Test
  void anEndThatTheListTellsIsKnown() {
    FilterSubject ending =
        subject(listed().expiration(new Expiration.At(Instant.parse("2026-12-24T12:00:00Z"))));

    assertThat(mayFind("expires:<24h", ending)).isFalse();
    assertThat(mayFind("expires:>24h", ending)).isTrue();
  }

  @Test
  void anOwnerThatTheListDoesNotTellIsUnknown() {
    assertThat(mayFind("owner:ben", subject(listed().owner(null)))).isTrue();
  }

  @Test
  void anIdInPlaceOfANameIsNoName() {
    assertThat(mayFind("name:python", subject(listed().name(null)))).isTrue();
  }

  @Test
  void whatWasNeverListedMayBeAnything() {
    FilterSubject unseen = FilterSubject.unseen("ENVAPIID0007", List.of("Unknown"), "", "Support");

    assertThat(mayFind("name:java owner:ann status:failed expires:<24h", unseen)).isTrue();
    assertThat(mayFind("account:sales", unseen)).isFalse();
    assertThat(mayFind("tag:vip", unseen)).isFalse();
  }

  @Test
  void whatWasReadIsFoundOrNot() {
    FilterSubject read = subject(listed().detail(Detail.COMPLETE).owner(null));

    assertThat(mayFind("java", read)).isTrue();
    assertThat(mayFind("web-1", read)).isFalse();
    assertThat(mayFind("owner:ben", read)).isFalse();
    assertThat(mayFind("status:failed", read)).isFalse();
  }

  @Test
  void whatThePersonWroteIsKnown() {
    FilterSubject tagged = subject(listed()).with(FilterField.TAG, List.of("vip"));

    assertThat(mayFind("tag:other", tagged)).isFalse();
    assertThat(mayFind("owner:ben", tagged)).isFalse();
    assertThat(mayFind("up:all", tagged)).isTrue();
  }
}
