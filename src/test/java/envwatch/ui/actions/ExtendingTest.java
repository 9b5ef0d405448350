package envwatch.ui.actions;

import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.FakeWorld;
import envwatch.api.ApiException;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.Fact;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.ActionKind;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What extending environments grants, and until when they are to last. */
class ExtendingTest {
  @TempDir private Path folder;
  private ActionsWindow window;

  @BeforeEach
  void open() {
    window = ActionsWindow.ofThree(folder);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void ofSeveralItSaysOnceWhatItMeansForEachGroup() {
    window.happens(() ->
        window
            .world
            .running("Cem")
            .change("Cem", known -> known.toBuilder().policy("Eight hours").build())
            .running("Dan")
            .change("Dan", known -> known.toBuilder().policy(null).build()));

    window.start(
        ActionKind.EXTEND_ENVIRONMENT,
        target("Anna"),
        target("Ben"),
        target("Cem"),
        target("Dan"),
        target("Nobody"));

    assertThat(window.words("dialog-act")).isEqualTo("Extend 4");
    assertThat(window.words("left-out")).isEqualTo("Skipped: one is no longer watched.");
    assertThat(window.words("effect").lines())
        .containsExactlyInAnyOrder(
            "2 of policy “Two weeks”: by as much as it allows.",
            "One of policy “Eight hours”: by as much as it allows.",
            "One of unknown policy: by as much as the service allows.");
    assertThat(window.world.service.performed).isEmpty();
    window.press("dialog-act");
    window.happens(window.requests::answerAll);
    assertThat(window.world.service.performed).hasSize(4);
  }

  @Test
  void whatAPolicyGrantedBeforeIsSaidUnlessItDiffered() {
    window.happens(() ->
        window
            .world
            .running("Cem")
            .change("Cem", known -> known.toBuilder().policy("Eight hours").build()));
    window.history.recorded(
        extended("Cem", ActionKind.EXTEND_ENVIRONMENT, Duration.ofHours(8)),
        extended("Cem", ActionKind.EXTEND_ENVIRONMENT, Duration.ofHours(8).plusMinutes(2)),
        extended("Cem", ActionKind.POSTPONE_INACTIVITY, Duration.ofHours(1)),
        extended("Anna", ActionKind.EXTEND_ENVIRONMENT, Duration.ofDays(10)),
        extended("Ben", ActionKind.EXTEND_ENVIRONMENT, Duration.ofDays(2)));

    window.start(ActionKind.EXTEND_ENVIRONMENT, target("Anna"), target("Ben"), target("Cem"));

    assertThat(window.words("effect").lines())
        .containsExactlyInAnyOrder(
            "2 of policy “Two weeks”: by as much as it allows.",
            "One of policy “Eight hours”: usually by 8 h.");
  }

  @Test
  void whatAPolicyGrantedOnceIsNotCalledUsual() {
    window.history.recorded(extended("Anna", ActionKind.EXTEND_ENVIRONMENT, Duration.ofHours(8)));

    window.start(ActionKind.EXTEND_ENVIRONMENT, target("Anna"), target("Ben"));

    assertThat(window.words("effect"))
        .isEqualTo("2 of policy “Two weeks”: by as much as it allows.");
  }

  private static Change extended(String id, ActionKind kind, Duration by) {
    Instant end = Instant.parse("2026-11-19T12:00:00Z");
    Instant seen = Instant.parse("2026-11-19T11:00:00Z");
    State ready = new State(Phase.RUNNING, "Ready");
    return new Change(
        Subject.of(FakeWorld.key(id)),
        "Lab",
        null,
        seen.minusSeconds(5),
        seen,
        ready,
        ready,
        new Cause.OwnAction("1", kind),
        List.of(new Fact(Fact.Kind.EXPIRATION, end.toString(), end.plus(by).toString())));
  }

  @Test
  void extendingUntilADayCountsThoseThatNeedNoExtension() {
    window.happens(() ->
        window.world.change(
            "Ben",
            known ->
                known.toBuilder()
                    .expiration(new Expiration.At(Instant.parse("2026-11-28T00:00:00Z")))
                    .build()));
    window.happens(
        () -> window.actions().starter().extendUntil(List.of(target("Anna"), target("Ben"))));
    assertThat(window.words("extend-until-lasting")).isEmpty();

    window.type("extend-until", "2026-11-25");
    assertThat(window.words("extend-until-lasting")).isEqualTo("One lasts until then already.");
    assertThat(window.node("dialog-act").isDisabled()).isFalse();
    window.type("extend-until", "2026-11-29");
    assertThat(window.words("extend-until-lasting")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1, It lasts until then already.", "2, All 2 last until then already."})
  void whatLastsUntilThenAlreadyIsNotExtended(int environments, String words) {
    List<String> ids = List.of("Anna", "Ben").subList(0, environments);
    window.happens(() ->
        ids.forEach(id ->
            window.world.change(
                id,
                known ->
                    known.toBuilder()
                        .expiration(new Expiration.At(Instant.parse("2026-11-28T00:00:00Z")))
                        .build())));
    window.happens(
        () -> window.actions().starter().extendUntil(ids.stream().map(id -> target(id)).toList()));

    window.type("extend-until", "2026-11-25");
    assertThat(window.words("extend-until-lasting")).isEqualTo(words);
    assertThat(window.node("dialog-act").isDisabled()).isTrue();
    window.type("extend-until", "2026-11-29");
    assertThat(window.node("dialog-act").isDisabled()).isFalse();
  }

  @Test
  void extendingUntilADaySaysWhichDoNotReachIt() {
    window.world.service.fail("Ben", new ApiException.Rejected("7", "Not allowed"));
    window.happens(
        () -> window.actions().starter().extendUntil(List.of(target("Anna"), target("Ben"))));
    window.type("extend-until", "someday");
    assertThat(window.node("dialog-act").isDisabled()).isTrue();
    window.type("extend-until", "2026-11-25");
    assertThat(window.words("extend-until-moment")).contains("Wed 25 Nov, 00:00");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);
    window.time.advance(Duration.ofSeconds(5));
    window.happens(() ->
        window.world.change(
            "Anna",
            known ->
                known.toBuilder()
                    .expiration(new Expiration.At(Instant.parse("2026-11-28T00:00:00Z")))
                    .build()));
    window.happens(window.requests::answerAll);

    assertThat(window.everyWord())
        .contains("One lasts until then.", "One does not:")
        .anyMatch(words -> words.contains("Lab Ben"))
        .anyMatch(words -> words.contains("Not allowed"));
  }

  @ParameterizedTest
  @CsvSource({
    "mon, 2026-11-23T00:00",
    "Monday 9, 2026-11-23T09:00",
    "tomorrow 18:30, 2026-11-20T18:30",
    "23:59, 2026-11-19T23:59",
    "2026-12-24 9:00, 2026-12-24T09:00",
    "today, ",
    "yesterday, ",
    "2026-02-30, ",
    "mon 25, ",
    "'', "
  })
  void aMomentToComeIsTypedInShort(String typed, @Nullable LocalDateTime moment) {
    ZonedDateTime now = ZonedDateTime.parse("2026-11-19T12:00:00Z");

    assertThat(FutureMoment.parse(typed, now))
        .isEqualTo(Optional.ofNullable(moment).map(local -> local.toInstant(ZoneOffset.UTC)));
  }
}
