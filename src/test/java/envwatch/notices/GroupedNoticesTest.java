package envwatch.notices;

import static envwatch.notices.Desk.each;
import static envwatch.notices.Desk.expiring;
import static envwatch.notices.Desk.failed;
import static envwatch.notices.Desk.problem;
import static envwatch.notices.Desk.running;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.CommonCause;
import envwatch.history.State;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.notices.NoticeQueue.Raised;
import envwatch.watch.Samples;
import envwatch.words.NoticeWords;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What is told together, and what replaces it. */
@Tag("fast")
@Execution(ExecutionMode.CONCURRENT)
class GroupedNoticesTest {
  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = new Desk(folder);
  }

  @Test
  void aClassThatFailsAtOnceIsOneNotice() {
    desk.sees(each(32, Desk::running)).later(30).sees(each(32, Desk::failed));
    desk.later(Duration.ofMinutes(30));
    assertThat(desk.shown()).hasSize(1);
    assertThat(desk.told()).hasSize(32);
  }

  @Test
  void theListGroupsByCauseWhatWasToldAtOnce() {
    Instant soon = desk.time.instant().plus(Duration.ofMinutes(100));
    desk.sees(each(5, Desk::running)).sees(running("A")).later(30);
    desk.sees(each(5, Desk::failed));
    desk.sees(expiring("B", soon), expiring("C", soon.plusSeconds(60)));
    desk.sees(Samples.environment("A", Phase.PROBLEM, "Out of order")).later(70);
    assertThat(desk.notices().view().grouped())
        .extracting(entry -> NoticeWords.subject(entry.news()))
        .containsExactlyInAnyOrder("5 environments", "Name of A", "2 environments");
    assertThat(desk.notices().view().grouped())
        .extracting(entry -> NoticeWords.sentence(entry.news(), soon, ZoneOffset.UTC))
        .contains(
            "Name of E0, Name of E1, Name of E2, Name of E3 and 1 more: "
                + "The service reports: Creation failed.",
            "Name of B, Name of C: They expire soon.");
  }

  @Test
  void accountsOfTheSameNameThatFailTogetherAreTwoEntries() {
    Instant at = desk.time.instant();
    NoticeLog log = new NoticeLog();
    List<CommonCause> causes = List.of(failing("a", at), failing("b", at));
    causes.forEach(cause ->
        log.add(
            cause.environments().stream()
                .map(key ->
                    new Raised(
                        NoticeKey.of(NoticeKey.Kind.PROBLEM, key),
                        new NoticeEvent.ProblemBegan(key, "Lab", List.of()),
                        at,
                        Duration.ZERO))
                .toList(),
            at));
    log.together(causes, key -> true, at);

    assertThat(log.all())
        .extracting(NoticeLogEntry::news)
        .containsExactlyInAnyOrder(
            new NoticeEvent.FailedTogether(causes.getFirst()),
            new NoticeEvent.FailedTogether(causes.getLast()));
  }

  private static CommonCause failing(String account, Instant at) {
    List<EnvironmentKey> keys =
        Stream.of("1", "2", "3", "4", "5")
            .map(id -> new EnvironmentKey(new AccountId(account), new EnvironmentId(id)))
            .toList();
    State failed = new State(Phase.PROBLEM, "Failed");
    return new CommonCause(CommonCause.Kind.ACCOUNT, "use.example.com", failed, keys, 5, at, at);
  }

  @Test
  void aFirstConnectionTellsOneSentence() {
    Instant soon = desk.time.instant().plus(Duration.ofHours(1));
    desk.sees(
        failed("A"),
        failed("B"),
        failed("C"),
        running("D"),
        expiring("E", soon),
        expiring("F", soon));
    desk.later(Duration.ofMinutes(5));
    assertThat(desk.told())
        .containsExactly(
            new NoticeEvent.FirstConnection(Samples.ACCOUNT, "Lab account", 3, 2, true));
    assertThat(NoticeWords.sentence(desk.told().getFirst(), soon, ZoneOffset.UTC))
        .isEqualTo("3 failed, 2 expire soon.");
    desk.sees(failed("D")).later(Duration.ofMinutes(3));
    assertThat(desk.told()).hasSize(2).contains(problem("D"));
    assertThat(NoticeWords.title(desk.told())).isEqualTo("4 problems, 2 expire soon");
  }

  @Test
  void aFirstConnectionIsOverAndLaterOnesTellWhatIsNew() {
    desk.sees(each(3, Desk::failed)).later(60);
    desk.notices().read();
    desk.restart().later(30).sees(failed("A"), failed("B")).later(60);
    desk.sees(expiring("E", desk.time.instant().plusSeconds(600))).later(Duration.ofMinutes(3));
    assertThat(desk.notices().view().entries())
        .extracting(entry -> entry.news().getClass().getSimpleName())
        .doesNotContain("FirstConnection")
        .contains("ExpiresSoon");
  }

  @Test
  void whatIsNotReadAfterTwoMinutesDelaysNothing() {
    desk.lists("X").sees(each(2, Desk::failed)).later(60);
    assertThat(desk.shown()).isEmpty();
    desk.later(61);
    assertThat(desk.told()).hasSize(1).hasOnlyElementsOfType(NoticeEvent.FirstConnection.class);
  }

  @Test
  void aClassWhoseFailuresAreSeenOneByOneIsOneNotice() {
    desk.sees(each(32, Desk::running)).later(30);
    for (int i = 0; i < 32; i++) {
      desk.sees(failed("E" + i)).later(1);
    }
    desk.later(Duration.ofMinutes(30));
    assertThat(desk.shown()).hasSize(1);
    assertThat(desk.told()).hasSize(32);
  }

  @Test
  void furtherNewsReplacesTheNoticeTwoMinutesLater() {
    desk.sees(running("A"), running("B")).later(30).sees(failed("A")).later(20);
    desk.sees(failed("B")).later(60);
    assertThat(desk.shown()).hasSize(1);
    desk.later(60);
    assertThat(desk.told()).containsExactly(problem("B"), problem("A"));
  }

  @Test
  void whatHasEndedIsNotInTheNextNotice() {
    desk.sees(running("A"), running("B")).later(30).sees(failed("A")).later(20);
    desk.sees(running("A"), failed("B")).later(Duration.ofMinutes(3));
    assertThat(desk.told()).containsExactly(problem("B"));
    assertThat(desk.notices().view().entries())
        .extracting(entry -> entry.over())
        .containsExactly(false, true);
  }

  @Test
  void whatBeganTogetherIsOneEntryAndReplacesTheNotice() {
    CommonCause outage = failsTogether(8);
    assertThat(desk.notices().view().entries())
        .extracting(NoticeLogEntry::news)
        .containsExactly(new NoticeEvent.FailedTogether(outage));
    desk.later(Duration.ofMinutes(3));
    assertThat(desk.told()).containsExactly(new NoticeEvent.FailedTogether(outage));
  }

  @Test
  void whatJoinsWhatBeganTogetherIsNoEntryOfItsOwn() {
    CommonCause six = failsTogether(6);
    desk.sees(failed("E6")).later(20);
    CommonCause seven = Desk.outage(7, six.from(), desk.time.instant());
    desk.recognises(seven);
    assertThat(desk.notices().view().entries())
        .extracting(NoticeLogEntry::news)
        .containsExactly(new NoticeEvent.FailedTogether(seven));
  }

  @Test
  void whatIsOverTogetherComesBackAsNoOtherEntries() {
    failsTogether(8);
    desk.sees(each(8, Desk::running)).recognises().later(60);
    assertThat(desk.notices().view().entries())
        .extracting(NoticeLogEntry::over)
        .containsExactly(true);
  }

  @Test
  void whatBeganTogetherHoldsAsLongAsOneOfItFails() {
    failsTogether(8);
    desk.sees(each(7, Desk::running)).recognises().later(60);
    assertThat(desk.notices().view().entries())
        .extracting(NoticeLogEntry::over)
        .containsExactly(false);
    desk.sees(running("E7")).later(60);
    assertThat(desk.notices().view().entries())
        .extracting(NoticeLogEntry::over)
        .containsExactly(true);
  }

  @Test
  void whatWasReadOneByOneIsReadTogether() {
    desk.sees(each(8, Desk::running)).later(30).sees(each(8, Desk::failed)).later(20);
    desk.notices().read();
    Instant now = desk.time.instant();
    desk.recognises(Desk.outage(8, now, now));
    assertThat(desk.notices().view().unread()).isZero();
  }

  @Test
  void anotherProblemIsToldBelowWhatConcernsMany() {
    desk.sees(running("A"));
    CommonCause outage = failsTogether(8);
    desk.sees(failed("A")).later(Duration.ofMinutes(3));
    assertThat(desk.told()).containsExactly(new NoticeEvent.FailedTogether(outage), problem("A"));
  }

  private CommonCause failsTogether(int count) {
    desk.sees(each(8, Desk::running)).later(30).sees(each(count, Desk::failed)).later(20);
    CommonCause outage =
        Desk.outage(count, desk.time.instant().minusSeconds(20), desk.time.instant());
    desk.recognises(outage);
    return outage;
  }

  @Test
  void whatWasReadIsNotInTheNextNotice() {
    desk.sees(running("A"), running("B")).later(30).sees(failed("A")).later(20);
    desk.notices().read();
    desk.sees(failed("B")).later(Duration.ofMinutes(3));
    assertThat(desk.told()).containsExactly(problem("B"));
  }

  @Test
  void theNoticeIsWithdrawnOnceEverythingIsRead() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(20);
    desk.notices().read();
    assertThat(desk.calls.getLast()).isEqualTo(new DesktopCall.Withdraw());
    assertThat(desk.notices().view().unread()).isZero();
  }

  @Test
  void aStormOfAThousandChangesCallsTheDesktopOnceInTwoMinutes() {
    desk.sees(each(1_000, Desk::running)).later(30);
    for (int i = 0; i < 1_000; i++) {
      desk.sees(failed("E" + i)).later(Duration.ofMillis(500));
    }
    desk.later(Duration.ofMinutes(10));
    assertThat(desk.told()).hasSize(1_000);
    for (int i = 1; i < desk.callTimes().size(); i++) {
      assertThat(Duration.between(desk.callTimes().get(i - 1), desk.callTimes().get(i)))
          .isGreaterThanOrEqualTo(Duration.ofMinutes(2));
    }
    assertThat(desk.callTimes()).hasSizeLessThan(8);
  }

  @Test
  void aClockThatIsSetBackKeepsNothingWaiting() {
    desk.sees(running("A"), running("B")).later(30).sees(failed("A")).later(20);
    desk.sees(failed("B"));
    desk.time.jump(Duration.ofHours(-5));
    desk.later(60);
    assertThat(desk.told()).contains(problem("B"));
  }
}
