package envwatch.notices;

import static envwatch.notices.Desk.each;
import static envwatch.notices.Desk.expiring;
import static envwatch.notices.Desk.failed;
import static envwatch.notices.Desk.running;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import envwatch.actions.Outcome;
import envwatch.model.ActionKind;
import envwatch.model.Phase;
import envwatch.watch.FakeTime;
import envwatch.watch.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was told is not told again by a later run. */
@Tag("fast")
class RestartedNoticesTest {
  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = new Desk(folder);
  }

  @Test
  void aProblemIsNotToldTwiceAfterARestart() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(20);
    desk.restart().later(Duration.ofMinutes(5));
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void aProblemThatIsDetectedAgainAfterARestartIsNotToldTwice() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(20);
    desk.restartForgetful();
    desk.later(30).sees(Samples.environment("A", Phase.UNKNOWN, "?"));
    desk.later(30).sees(failed("A")).later(60);
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void whatWasNotReadIsInTheListAfterARestart() {
    desk.sees(running("A"), running("B"), running("C")).later(30);
    String action = desk.acts(ActionKind.EXTEND_ENVIRONMENT, "C");
    desk.sees(failed("A"), failed("B"));
    desk.ends(action, new Outcome.WentWrong("No"));
    desk.later(20);
    List<NoticeLogEntry> before = desk.notices().view().entries();
    assertThat(before).hasSize(3);
    desk.sees(running("B"));
    desk.restart();
    assertThat(desk.notices().view().entries())
        .extracting(NoticeLogEntry::news, NoticeLogEntry::read, NoticeLogEntry::at)
        .containsExactlyInAnyOrderElementsOf(
            before.stream()
                .filter(entry -> !entry.news().equals(Desk.problem("B")))
                .map(entry -> tuple(entry.news(), false, entry.at()))
                .toList());
    desk.later(60);
    assertThat(desk.shown()).as("outside of the window").hasSize(1);
    desk.sees(running("A"));
    assertThat(desk.notices().view().entries())
        .filteredOn(entry -> entry.news().equals(Desk.problem("A")))
        .extracting(NoticeLogEntry::over)
        .containsExactly(true);
  }

  @Test
  void whatWasReadOrIsForgottenIsNotInTheListAfterARestart() {
    desk.sees(running("A"), running("B")).later(30).sees(failed("A")).later(20);
    desk.notices().read();
    desk.sees(failed("B")).later(20);
    desk.restart();
    assertThat(desk.notices().view().entries())
        .extracting(NoticeLogEntry::news)
        .containsExactly(Desk.problem("B"));
    desk.restart();
    desk.notices().forget(Samples.ACCOUNT);
    desk.notices().close();
    assertThat(new NoticeFile(folder.resolve("notices")).read()).isEqualTo(StoredNotices.NOTHING);
  }

  @Test
  void anUnreadFirstConnectionIsToldByTheNextRun() {
    desk.sees(failed("A"), failed("B")).later(20);
    desk.restart().later(60);
    assertThat(desk.notices().view().entries())
        .extracting(NoticeLogEntry::news)
        .containsExactly(
            new NoticeEvent.FirstConnection(Samples.ACCOUNT, "Lab account", 2, 0, true));
    assertThat(desk.shown()).as("outside of the window").hasSize(1);
    desk.notices().read();
    desk.restart().later(60);
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void whatFailsBetweenTheRunsIsToldBesideAnUnreadFirstConnection() {
    desk.sees(failed("A"), failed("B"), running("C")).later(20);
    desk.restart(failed("C")).later(60);
    assertThat(desk.notices().view().entries())
        .extracting(NoticeLogEntry::news)
        .containsExactlyInAnyOrder(
            new NoticeEvent.FirstConnection(Samples.ACCOUNT, "Lab account", 2, 0, true),
            Desk.problem("C"));
    assertThat(desk.shown()).hasSize(2);
    assertThat(desk.told()).containsExactly(Desk.problem("C"));
  }

  @Test
  void whatFailedLaterIsToldBesideAnUnreadFirstConnection() {
    desk.sees(failed("A"), failed("B"), running("C")).later(20).sees(failed("C")).later(20);
    desk.restart();
    assertThat(desk.notices().view().entries())
        .extracting(NoticeLogEntry::news)
        .containsExactly(
            Desk.problem("C"),
            new NoticeEvent.FirstConnection(Samples.ACCOUNT, "Lab account", 2, 0, true));
  }

  @Test
  void theLastOneOfAnUnreadFirstConnectionIsToldByItsName() {
    desk.sees(failed("A"), failed("B")).later(20);
    desk.restart(running("B")).later(60);
    assertThat(desk.notices().view().entries())
        .extracting(NoticeLogEntry::news, NoticeLogEntry::read)
        .containsExactly(tuple(Desk.problem("A"), false));
    assertThat(desk.shown()).as("outside of the window").hasSize(1);
    desk.restart().later(60);
    assertThat(desk.notices().view().entries()).hasSize(1);
  }

  @Test
  void anAccountOfAnOlderFileIsNotConnectedForTheFirstTime() throws IOException {
    desk.sees(running("A"), running("B")).later(30).sees(failed("A")).later(20);
    desk.notices().read();
    desk.notices().close();
    Path file = folder.resolve("notices");
    Files.writeString(file, Files.readString(file).replace("\"connected\"", "\"unknown\""));
    desk.restart(failed("B")).later(60);
    assertThat(desk.notices().view().entries())
        .extracting(NoticeLogEntry::news)
        .containsExactly(Desk.problem("B"));
  }

  @Test
  void whatAnEarlierRunToldIsNotToldAgainOutsideOfTheWindow() {
    desk.sees(running("A"), running("B")).later(30).sees(failed("A")).later(20);
    desk.restart().later(60).sees(failed("B")).later(20);
    assertThat(desk.notices().view().unread()).isEqualTo(2);
    assertThat(desk.told()).containsExactly(Desk.problem("B"));
  }

  @Test
  void whatAnEarlierRunToldOneByOneIsToldTogetherOnlyInTheList() {
    desk.sees(each(3, Desk::running)).later(30).sees(each(3, Desk::failed)).later(20);
    desk.restart();
    desk.recognises(Desk.outage(3, desk.time.instant(), desk.time.instant()));
    desk.later(Duration.ofMinutes(5));
    assertThat(desk.notices().view().entries()).hasSize(1);
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void aFirstConnectionWithNothingLeftToTellIsOver() {
    desk.sees(failed("A"), failed("B")).later(20);
    desk.sees(running("A"), running("B")).restart().later(60);
    desk.sees(failed("A"), failed("B")).later(60);
    desk.notices().read();
    desk.restart().later(60);
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void whatIsUnreadIsKeptWhileItIsNotSeenAgain() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(20);
    desk.lists("A").restart();
    assertThat(desk.notices().view().entries()).isEmpty();
    assertThat(desk.notices().view().loading()).isEqualTo(1);
    desk.restart().sees(failed("A"));
    assertThat(desk.notices().view().entries()).hasSize(1);
    assertThat(desk.notices().view().loading()).isZero();
  }

  @Test
  void anExpirationIsNotToldTwiceAfterARestart() {
    desk.sees(expiring("A", FakeTime.START.plus(Duration.ofHours(1)))).later(20);
    desk.restart().later(Duration.ofMinutes(5));
    assertThat(desk.shown()).hasSize(1);
  }
}
