package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.ActionKind;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Font;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EventTableTest {
  private static final Instant NOW = Instant.parse("2026-11-21T15:00:00Z");
  private static final EventText WORDS =
      new EventText(new WorldView(NOW, false, List.of(), List.of()), NOW, ZoneOffset.UTC);

  /** The record of actions is often what is opened first. */
  @Test
  void columnsHaveRoomForChangesThoughOnlyActionsWereShownFirst() {
    OnJavaFx.run(() -> {
      EventTable events = new EventTable(() -> WORDS);
      Scene scene = new Scene(new StackPane(events.table()), 1180, 400);
      Appearance appearance = new Appearance(AppearanceSettings.DEFAULT);
      appearance.use(AppearanceSettings.DEFAULT);
      appearance.dress(scene);
      events.fit(Font.font(14));
      events.show(List.of(acted()));
      layOut(scene);

      events.show(List.of(changed("Suspended", "Running", null), acted()));
      layOut(scene);

      List<String> cut =
          events.table().lookupAll(".table-cell").stream()
              .map(Labeled.class::cast)
              .filter(Labeled::isTextTruncated)
              .map(Labeled::getText)
              .toList();
      assertThat(events.table().lookupAll(".table-cell")).isNotEmpty();
      assertThat(cut).isEmpty();
    });
  }

  @ParameterizedTest
  @ValueSource(ints = {1000, 1180})
  void daysAndDurationsHaveRoomThoughOnlyTheLastHoursWereShownFirst(int width) {
    OnJavaFx.run(() -> {
      EventTable events = new EventTable(() -> WORDS);
      Scene scene = new Scene(new StackPane(events.table()), width, 400);
      Appearance appearance = new Appearance(AppearanceSettings.DEFAULT);
      appearance.use(AppearanceSettings.DEFAULT);
      appearance.dress(scene);
      events.fit(Font.font(14));
      events.show(List.of(changed("Suspended", "Running", null), acted()));
      layOut(scene);

      Change later = change(Duration.ZERO, "Suspended", "Running");
      Change earlier = change(Duration.ofMinutes(5 * 24 * 60 + 22 * 60 + 48), "Ready", "Suspended");
      events.show(List.of(new Event.Changed(earlier, later, false, List.of())));
      layOut(scene);

      assertThat(events.table().lookupAll(".table-cell"))
          .map(Labeled.class::cast)
          .filteredOn(Labeled::isTextTruncated)
          .extracting(Labeled::getText)
          .doesNotContain("15 Nov 15:14:10 to 15:14:40", "5 days 22 h");
      assertThat(events.table().lookupAll(".table-cell"))
          .map(Labeled.class::cast)
          .extracting(Labeled::getText)
          .contains("15 Nov 15:14:10 to 15:14:40", "5 days 22 h");
    });
  }

  private static void layOut(Scene scene) {
    scene.getRoot().applyCss();
    scene.getRoot().layout();
    scene.getRoot().layout();
  }

  private static Event acted() {
    return new Event.Acted(
        new Activity(
            "1",
            Instant.parse("2026-11-21T14:02:00Z"),
            "Support",
            "use.example.com",
            new Requested.OfEnvironment(
                ActionKind.SUSPEND_ENVIRONMENT,
                EnvironmentTarget.environment(SampleWorld.key("EN01"), "Lab")),
            null,
            new Outcome.Seen(Duration.ofSeconds(1)),
            Duration.ofSeconds(1)),
        new State(Phase.RUNNING, "Ready"));
  }

  private static Event changed(String from, String to, Change next) {
    return new Event.Changed(change(Duration.ZERO, from, to), next, next == null, List.of());
  }

  private static Change change(Duration before, String from, String to) {
    return new Change(
        Subject.of(SampleWorld.key("EN01")),
        "Lab",
        null,
        Instant.parse("2026-11-21T14:02:10Z").minus(before),
        Instant.parse("2026-11-21T14:02:40Z").minus(before),
        new State(Phase.SUSPENDED, from),
        new State(Phase.RUNNING, to),
        new Cause.Service(),
        List.of());
  }
}
