package envwatch.notices;

import static envwatch.notices.Desk.failed;
import static envwatch.notices.Desk.preparing;
import static envwatch.notices.Desk.problem;
import static envwatch.notices.Desk.running;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.watch.Samples;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is not told for a while, or not at all. */
@Tag("fast")
class MutedNoticesTest {
  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = new Desk(folder);
  }

  @Test
  void aMutedRowIsToldWhenTheMuteEndsByItself() {
    desk.sees(running("A"), running("B"));
    desk.notices().mute(new MuteScope.One(Samples.key("A")), Duration.ofMinutes(30));
    desk.later(30).sees(failed("A"), failed("B")).later(Duration.ofMinutes(29));
    assertThat(desk.told()).containsExactly(problem("B"));
    desk.later(Duration.ofMinutes(2));
    assertThat(desk.notices().view().mutes()).isEmpty();
    assertThat(desk.told()).contains(problem("A"));
  }

  @Test
  void whatEndsWhileItIsMutedIsNeverTold() {
    desk.sees(running("A"));
    desk.notices().mute(new MuteScope.One(Samples.key("A")), Duration.ofMinutes(30));
    desk.later(30).sees(failed("A")).later(Duration.ofMinutes(20)).sees(running("A"));
    desk.later(Duration.ofHours(1));
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void whatSomebodyIsOnIsToldWhenNobodyIsAnyMore() {
    desk.sees(running("A"), running("B"));
    desk.notices().claimed(Set.of(Samples.key("A")));
    desk.later(30).sees(failed("A"), failed("B")).later(Duration.ofMinutes(5));
    assertThat(desk.told()).containsExactly(problem("B"));
    desk.notices().claimed(Set.of());
    desk.later(Duration.ofMinutes(5));
    assertThat(desk.told()).contains(problem("A"));
  }

  @Test
  void whatWasMendedWhileSomebodyWasOnItIsNeverTold() {
    desk.sees(running("A"));
    desk.notices().claimed(Set.of(Samples.key("A")));
    desk.later(30).sees(failed("A")).later(Duration.ofMinutes(5)).sees(running("A"));
    desk.notices().claimed(Set.of());
    desk.later(Duration.ofHours(1));
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void aMutedViewIsNotTold() {
    desk.sees(running("A"), running("B"));
    desk.notices().mute(new MuteScope.View("Mine", "Name of A"), Duration.ofMinutes(30));
    desk.later(30).sees(failed("A"), failed("B")).later(60);
    assertThat(desk.told()).containsExactly(problem("B"));
  }

  @Test
  void nothingIsToldWhileEverythingIsMuted() {
    desk.sees(running("A"), preparing("B"));
    desk.notices().await(List.of(Samples.key("B")));
    desk.notices().mute(new MuteScope.Everything(), Duration.ofMinutes(30));
    desk.later(30).sees(failed("A"), running("B")).later(Duration.ofMinutes(29));
    assertThat(desk.notices().view().entries()).isEmpty();
    desk.later(60);
    assertThat(desk.shown()).hasSize(1);
    assertThat(desk.told()).hasSize(2);
  }

  @Test
  void aMuteUntilAChangeEndsWithTheChange() {
    desk.sees(running("A"));
    desk.notices().muteUntilChange(Samples.key("A"));
    desk.later(30).sees(failed("A"));
    assertThat(desk.notices().view().mutes()).isEmpty();
    desk.later(20);
    assertThat(desk.told()).containsExactly(problem("A"));
  }

  @Test
  void aMuteUntilAChangeEndsAfterADay() {
    desk.sees(running("A"));
    desk.notices().muteUntilChange(Samples.key("A"));
    desk.later(Duration.ofHours(24));
    assertThat(desk.notices().view().mutes()).isEmpty();
  }

  @Test
  void aMuteSurvivesARestartAndEndsInTime() {
    desk.sees(running("A"));
    desk.notices().mute(new MuteScope.One(Samples.key("A")), Duration.ofMinutes(30));
    desk.restart();
    assertThat(desk.notices().view().mutes()).hasSize(1);
    desk.later(Duration.ofMinutes(30));
    assertThat(desk.notices().view().mutes()).isEmpty();
  }

  @Test
  void aMuteHoldsUntilItsEndWhenTheClockIsSetBack() {
    desk.sees(running("A"));
    desk.notices().mute(new MuteScope.One(Samples.key("A")), Duration.ofMinutes(30));
    desk.time.jump(Duration.ofMinutes(-20));
    desk.later(Duration.ofMinutes(49));
    assertThat(desk.notices().view().mutes()).hasSize(1);
    desk.later(Duration.ofMinutes(1));
    assertThat(desk.notices().view().mutes()).isEmpty();
  }

  @Test
  void aMuteIsOverWhenTheClockIsSetBackByMoreThanItsLength() {
    desk.sees(running("A"));
    desk.notices().mute(new MuteScope.One(Samples.key("A")), Duration.ofMinutes(30));
    desk.time.jump(Duration.ofMinutes(-31));
    desk.notices().read();
    assertThat(desk.notices().view().mutes()).isEmpty();
  }

  @Test
  void quietHoursLeaveTheDesktopAloneAndTheListNot() {
    ZonedDateTime now = desk.time.instant().atZone(ZoneId.systemDefault());
    LocalTime end = now.toLocalTime().plusHours(1);
    rules(Set.of(now.getDayOfWeek(), now.getDayOfWeek().minus(1)), LocalTime.MIDNIGHT, end);
    desk.sees(running("A"), running("B")).later(30).sees(failed("A"), failed("B")).later(60);
    desk.sees(running("B"));
    assertThat(desk.shown()).isEmpty();
    assertThat(desk.notices().view().unread()).isEqualTo(2);
    desk.later(Duration.ofHours(1));
    assertThat(desk.shown()).extracting(Notice::news).containsExactly(List.of(problem("A")));
  }

  private void rules(Set<DayOfWeek> days, LocalTime from, LocalTime until) {
    desk.rules =
        new NoticeRules(
            EnumSet.allOf(NoticeReason.class),
            Duration.ofHours(2),
            List.of(new QuietHours(days, from, until)),
            true,
            false,
            List.of());
  }

  @Test
  void reasonsThatAreSwitchedOffAreNotTold() {
    desk.rules =
        new NoticeRules(
            Set.of(NoticeReason.CONTACT), Duration.ofHours(2), List.of(), true, false, List.of());
    desk.sees(running("A")).later(30).sees(failed("A")).later(60).loses(Samples.ACCOUNT);
    desk.later(60);
    assertThat(desk.told()).singleElement().isInstanceOf(NoticeEvent.ContactLost.class);
  }

  @Test
  void withoutTheDesktopOnlyTheListTells() {
    desk.rules =
        new NoticeRules(
            EnumSet.allOf(NoticeReason.class),
            Duration.ofHours(2),
            List.of(),
            false,
            false,
            List.of());
    desk.sees(running("A")).later(30).sees(failed("A")).later(60);
    assertThat(desk.calls).isEmpty();
    assertThat(desk.notices().view().unread()).isEqualTo(1);
  }
}
