package envwatch.notices;

import static envwatch.notices.Desk.each;
import static envwatch.notices.Desk.expiring;
import static envwatch.notices.Desk.failed;
import static envwatch.notices.Desk.problem;
import static envwatch.notices.Desk.running;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.Phase;
import envwatch.watch.Link;
import envwatch.watch.Samples;
import envwatch.words.NoticeWords;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How long what is found of a new account is gathered, and what is told of it. */
@Tag("fast")
class FirstConnectionsTest {
  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = new Desk(folder);
  }

  @Test
  void anAccountThatIsLostMeanwhileNeitherRingsNorHurriesAnother() {
    NoticePipeline pipeline =
        new NoticePipeline((filter, environment, world) -> true, ZoneOffset.UTC);
    Instant begin = desk.time.instant();
    look(pipeline, desk.lists("X"), begin);
    look(pipeline, desk.loses(Samples.ACCOUNT), begin.plusSeconds(60));
    Instant late = begin.plusSeconds(130);
    pipeline.tick(desk.rules, late);
    assertThat(pipeline.nextDue(desk.rules, late)).isAfter(late);
    look(pipeline, desk.lists(Desk.OTHER, "Y").sees(Desk.OTHER, each(2, Desk::failed)), late);
    assertThat(pipeline.view().entries())
        .extracting(entry -> entry.topic().kind())
        .containsExactly(NoticeKey.Kind.CONTACT_LOST);
  }

  private void look(NoticePipeline pipeline, Desk seen, Instant now) {
    pipeline.looked(seen.world(), now);
    pipeline.tick(desk.rules, now);
  }

  @Test
  void aClockThatIsSetBackDelaysNothing() {
    desk.lists("X").sees(failed("A"), failed("B")).later(30);
    desk.time.jump(Duration.ofHours(-5));
    desk.later(60);
    assertThat(desk.told()).hasSize(1).hasOnlyElementsOfType(NoticeEvent.FirstConnection.class);
  }

  @Test
  void whatOnlyAViewTellsIsToldByItsName() {
    desk.rules =
        new NoticeRules(
            Set.of(NoticeReason.EXPIRATION),
            Duration.ofHours(2),
            List.of(),
            true,
            false,
            List.of(new ViewRule("Mine", "Name of A", Set.of(Phase.PROBLEM))));
    Instant soon = desk.time.instant().plus(Duration.ofHours(1));
    desk.lists("X").sees(running("A")).later(5).sees(failed("A"));
    desk.sees(running("X"), expiring("B", soon), expiring("C", soon)).later(60);
    assertThat(news()).containsExactlyInAnyOrder(problem("A"), found(0, 2));
  }

  @Test
  void whatIsMutedIsNotCountedAndToldByItsNameAfterwards() {
    desk.notices().mute(new MuteScope.One(Samples.key("A")), Duration.ofMinutes(30));
    desk.lists("X").sees(running("A")).later(5).sees(failed("A"));
    desk.sees(each(2, Desk::failed)).sees(running("X")).later(60);
    assertThat(news()).containsExactly(found(2, 0));
    desk.later(Duration.ofMinutes(31));
    assertThat(news()).containsExactly(problem("A"), found(2, 0));
  }

  @Test
  void whatIsFoundWhileEverythingIsMutedIsOneSentenceAfterwards() {
    desk.notices().mute(new MuteScope.Everything(), Duration.ofMinutes(30));
    desk.lists("X").sees(running("E0")).later(5).sees(failed("E0"));
    desk.sees(each(3, Desk::failed)).later(130).lists("E3").sees(failed("E3"), running("X"));
    assertThat(news()).isEmpty();
    desk.later(Duration.ofMinutes(31));
    assertThat(news()).containsExactlyInAnyOrder(problem("E0"), found(3, 0));
  }

  @Test
  void whatIsFoundLaterIsAddedToTheSentenceWhenEverythingWasRead() {
    read("E0", "E1");
    desk.later(130);
    assertThat(desk.told()).containsExactly(foundSoFar(2, 0));
    desk.notices().read();
    desk.sees(failed("A")).later(60).sees(expiring("B", soon())).later(Duration.ofMinutes(15));
    assertThat(news()).containsExactly(foundSoFar(2, 0));
    desk.sees(running("X"), running("C")).later(60);
    assertThat(news()).containsExactly(found(3, 1));
    assertThat(desk.notices().view().unread()).isEqualTo(1);
    assertThat(desk.told()).containsExactly(found(3, 1));
  }

  @Test
  void aSentenceThatBeginsBeforeEverythingWasReadSaysSo() {
    read("E0", "E1");
    desk.later(130);
    assertThat(sentence()).isEqualTo("Found so far: 2 failed.");
    desk.sees(failed("A"), running("B"), running("C"), running("X")).later(20);
    assertThat(sentence()).isEqualTo("3 failed.");
  }

  private String sentence() {
    return NoticeWords.sentence(news().getFirst(), desk.time.instant(), ZoneOffset.UTC);
  }

  @Test
  void whatHasEndedMeanwhileIsNotAddedAndToldWhenItComesBack() {
    read("E0", "E1");
    desk.later(130).sees(failed("A"), failed("C")).later(60).sees(running("A"), running("E0"));
    desk.later(60).sees(running("X"), running("B")).later(60);
    assertThat(news()).containsExactly(found(2, 0));
    desk.sees(failed("A")).later(20);
    assertThat(news()).containsExactly(problem("A"), found(2, 0));
  }

  @Test
  void aFewThatAreFoundWithinTwoMinutesWaitForMore() {
    read("E0");
    desk.later(130).sees(failed("A")).later(60);
    assertThat(news()).isEmpty();
    desk.sees(running("X"), running("B"), running("C")).later(20);
    assertThat(news()).containsExactly(found(2, 0));
  }

  @Test
  void whatChangesAfterItsFirstLookIsToldAtOnce() {
    read("E0", "E1");
    desk.sees(running("A")).later(30).sees(failed("A")).later(20);
    assertThat(news()).containsExactly(problem("A"));
    desk.later(120).sees(running("B")).later(30).sees(expiring("B", soon())).later(20);
    assertThat(news()).hasSize(3).contains(foundSoFar(2, 0), problem("A"));
    desk.sees(running("X"), running("C")).later(60);
    assertThat(news()).hasSize(3).contains(foundSoFar(2, 0), problem("A"));
  }

  @Test
  void anotherAccountIsReadByItself() {
    read("E0", "E1");
    desk.lists(Desk.OTHER, "Y");
    desk.later(130).sees(Desk.OTHER, each(3, Desk::failed)).sees(failed("A"));
    desk.sees(running("X"), running("B"), running("C")).later(20);
    assertThat(news()).containsExactly(found(3, 0));
    desk.sees(failed("B")).later(20);
    assertThat(news()).containsExactly(problem("B"), found(3, 0));
    desk.sees(Desk.OTHER, running("Y")).later(20);
    assertThat(news())
        .containsExactly(
            new NoticeEvent.FirstConnection(Desk.OTHER, "Lab other", 3, 0, true),
            problem("B"),
            found(3, 0));
  }

  @Test
  void anAccountThatIsLostMeanwhileGoesOnWhenItIsBack() {
    read("E0", "E1");
    desk.later(130).loses(Samples.ACCOUNT).later(60).link(Samples.ACCOUNT, new Link.Live());
    desk.sees(failed("A"), expiring("B", soon())).later(Duration.ofMinutes(5));
    assertThat(found()).containsExactly(foundSoFar(2, 0));
    desk.sees(running("X"), running("C")).later(60);
    assertThat(found()).containsExactly(found(3, 1));
  }

  @Test
  void aLaterRunGoesOnWhereTheReadingStopped() {
    read("E0", "E1");
    desk.sees(running("C")).later(130).notices().read();
    desk.restart(failed("C")).later(20);
    assertThat(news()).containsExactly(problem("C"));
    desk.notices().read();
    desk.restart(failed("A"), expiring("B", soon())).later(60);
    assertThat(news()).isEmpty();
    desk.later(70);
    assertThat(news()).containsExactly(foundSoFar(1, 1));
    desk.sees(running("X")).later(60);
    desk.notices().read();
    desk.restart(failed("X")).later(60);
    assertThat(news()).containsExactly(problem("X"));
  }

  @Test
  void aLaterRunAddsToTheSentenceThatNobodyRead() {
    read("E0", "E1");
    desk.later(130).restart(failed("A")).later(130);
    assertThat(news()).isEmpty();
    assertThat(desk.notices().view().loading()).isEqualTo(1);
    desk.sees(running("X"), running("B"), running("C")).later(20);
    assertThat(news()).containsExactly(found(3, 0));
    assertThat(desk.notices().view().loading()).isZero();
  }

  @Test
  void whatAnEarlierRunSawOtherwiseIsNewsAlsoIfTheHistoryTellsItLater() {
    NoticePipeline pipeline =
        new NoticePipeline((filter, environment, world) -> true, ZoneOffset.UTC);
    Instant begin = desk.time.instant();
    read("E0", "A");
    look(pipeline, desk, begin);
    pipeline.changed(
        List.of(
            new Change(
                Subject.of(Samples.key("A")),
                "Name of A",
                null,
                begin,
                begin,
                new State(Phase.RUNNING, "Running"),
                new State(Phase.PROBLEM, "Creation failed"),
                new Cause.Service(),
                List.of())),
        begin);
    pipeline.tick(desk.rules, begin.plusSeconds(20));
    assertThat(pipeline.view().entries())
        .extracting(NoticeLogEntry::news)
        .containsExactly(problem("A"));
  }

  /** An account of which only these were looked at, and failed. */
  private void read(String... failed) {
    for (String id : List.of("X", "A", "B", "C")) {
      desk.lists(id);
    }
    for (String id : failed) {
      desk.lists(id).sees(failed(id));
    }
  }

  private Instant soon() {
    return desk.time.instant().plus(Duration.ofHours(1));
  }

  /** Without what is told of the connection. */
  private List<NoticeEvent> found() {
    return news().stream().filter(news -> news.reason() != NoticeReason.CONTACT).toList();
  }

  private List<NoticeEvent> news() {
    return desk.notices().view().entries().stream().map(NoticeLogEntry::news).toList();
  }

  /** What is told before everything was read. */
  private static NoticeEvent foundSoFar(int failed, int expiring) {
    return new NoticeEvent.FirstConnection(Samples.ACCOUNT, "Lab account", failed, expiring, false);
  }

  private static NoticeEvent found(int failed, int expiring) {
    return new NoticeEvent.FirstConnection(Samples.ACCOUNT, "Lab account", failed, expiring, true);
  }
}
