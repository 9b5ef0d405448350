package envwatch.notices;

import static envwatch.notices.Desk.failed;
import static envwatch.notices.Desk.running;
import static envwatch.notices.Desk.suspended;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.ActionKind;
import envwatch.model.Phase;
import envwatch.watch.Link;
import envwatch.watch.Samples;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalTime;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The view "Mine" shows the environment A, and runs a tool for it. */
@Tag("fast")
class NoticeRunsTest {
  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = new Desk(folder);
    runs(List.of(), Phase.SUSPENDED, Phase.PROBLEM);
  }

  private void runs(List<QuietHours> quiet, Phase... states) {
    desk.rules =
        new NoticeRules(
            Set.of(),
            Duration.ofHours(2),
            quiet,
            true,
            false,
            List.of(new ViewRule("Mine", "Name of A", Set.of(states), "tool")));
  }

  private List<String> ran() {
    return desk.runs.stream()
        .map(run ->
            run.tool() + " " + run.change().environmentName() + " " + run.change().to().word())
        .toList();
  }

  @Test
  void aToolIsRunAtOnceWhenAnEnvironmentOfTheViewComesIntoTheState() {
    desk.sees(running("A"), running("B")).later(30).sees(suspended("A"), suspended("B"));
    assertThat(ran()).containsExactly("tool Name of A Suspended");
  }

  @Test
  void aToolIsRunForAProblem() {
    desk.sees(running("A")).later(30).sees(failed("A"));
    assertThat(ran()).containsExactly("tool Name of A Creation failed");
  }

  @Test
  void aToolIsRunForTheWorldInWhichItChanged() {
    desk.sees(running("A")).later(30).sees(suspended("A"));
    assertThat(desk.runs.getFirst().world().find(Samples.key("A")).orElseThrow().environment())
        .isEqualTo(suspended("A"));
  }

  @Test
  void aStateThatTheViewDoesNotTellRunsNothing() {
    desk.sees(suspended("A")).later(30).sees(running("A"));
    assertThat(desk.runs).isEmpty();
  }

  @Test
  void nothingIsRunAtFirstSight() {
    desk.sees(failed("A")).later(600).seesTheSame();
    assertThat(desk.runs).isEmpty();
  }

  @Test
  void nothingIsRunForWhatHappenedWhileNobodyLooked() {
    desk.sees(running("A")).later(30).loses(Samples.ACCOUNT).later(600);
    desk.link(Samples.ACCOUNT, new Link.Live()).sees(suspended("A"));
    assertThat(desk.runs).isEmpty();
  }

  @Test
  void nothingIsRunForWhatHappenedWhileTheProgramDidNotRun() {
    desk.sees(running("A")).later(600).restart(suspended("A"));
    assertThat(desk.runs).isEmpty();
  }

  @Test
  void nothingIsRunForAnOwnActionUnlessItFails() {
    desk.sees(running("A")).later(30);
    desk.acts(ActionKind.SUSPEND_ENVIRONMENT, "A");
    desk.later(5).sees(suspended("A"));
    assertThat(desk.runs).isEmpty();
    desk.later(30).sees(failed("A"));
    assertThat(ran()).containsExactly("tool Name of A Creation failed");
  }

  @Test
  void nothingIsRunForWhatIsMuted() {
    desk.sees(running("A")).later(30);
    desk.notices().mute(new MuteScope.One(Samples.key("A")), Duration.ofHours(1));
    desk.sees(suspended("A")).later(600);
    assertThat(desk.runs).isEmpty();
  }

  @Test
  void nothingIsRunWhileEverythingIsMuted() {
    desk.sees(running("A")).later(30);
    desk.notices().mute(new MuteScope.Everything(), Duration.ofHours(1));
    desk.sees(suspended("A")).later(600);
    assertThat(desk.runs).isEmpty();
  }

  @Test
  void nothingIsRunForWhatSomebodyIsOn() {
    desk.sees(running("A")).later(30);
    desk.notices().claimed(Set.of(Samples.key("A")));
    desk.sees(suspended("A")).later(600);
    assertThat(desk.runs).isEmpty();
  }

  @Test
  void quietHoursSilenceOnlyTheDesktop() {
    runs(
        List.of(
            new QuietHours(EnumSet.allOf(DayOfWeek.class), LocalTime.MIDNIGHT, LocalTime.MIDNIGHT)),
        Phase.SUSPENDED);
    desk.sees(running("A")).later(30).sees(suspended("A")).later(600);
    assertThat(desk.shown()).isEmpty();
    assertThat(ran()).containsExactly("tool Name of A Suspended");
  }

  @Test
  void nothingIsRunForWhatChangesAgainAndAgainOnceThatIsKnown() {
    desk.sees(running("A"));
    for (int i = 0; i < 20; i++) {
      desk.later(30).sees(failed("A")).later(30).sees(running("A"));
    }
    assertThat(desk.runs).hasSizeBetween(1, 5);
  }

  @Test
  void theToolOfTwoViewsIsRunOnce() {
    ViewRule rule = new ViewRule("Mine", "Name of A", Set.of(Phase.SUSPENDED), "tool");
    desk.rules =
        new NoticeRules(
            Set.of(),
            Duration.ofHours(2),
            List.of(),
            true,
            false,
            List.of(
                rule,
                new ViewRule("All", "Name", Set.of(Phase.SUSPENDED), "tool"),
                new ViewRule("Other", "Name", Set.of(Phase.SUSPENDED), "other")));
    desk.sees(running("A")).later(30).sees(suspended("A"));
    assertThat(ran()).containsExactly("tool Name of A Suspended", "other Name of A Suspended");
  }
}
