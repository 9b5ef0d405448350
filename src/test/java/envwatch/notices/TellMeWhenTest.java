package envwatch.notices;

import static envwatch.notices.Desk.failed;
import static envwatch.notices.Desk.preparing;
import static envwatch.notices.Desk.running;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.watch.Samples;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person asks to be told once. */
@Tag("fast")
class TellMeWhenTest {
  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = new Desk(folder);
  }

  @Test
  void whatIsAskedForIsToldOnceAndForgotten() {
    desk.sees(preparing("A"));
    desk.notices().await(List.of(Samples.key("A")));
    assertThat(desk.notices().view().awaited()).containsExactly(Samples.key("A"));
    desk.later(30).sees(running("A"));
    assertThat(desk.told())
        .containsExactly(new NoticeEvent.Arrived(Samples.key("A"), "Name of A", WaitResult.READY));
    assertThat(desk.notices().view().awaited()).isEmpty();
    desk.later(30).sees(preparing("A")).later(30).sees(running("A")).later(600);
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void whatIsAskedForIsToldWhenItFails() {
    desk.sees(preparing("A"));
    desk.notices().await(List.of(Samples.key("A")));
    desk.later(30).sees(failed("A")).later(Duration.ofMinutes(10));
    assertThat(desk.notices().view().entries())
        .extracting(entry -> entry.news())
        .containsExactly(new NoticeEvent.Arrived(Samples.key("A"), "Name of A", WaitResult.FAILED));
  }

  @Test
  void whatIsAskedForIsToldWhenItIsLate() {
    desk.sees(preparing("A")).waits("A", Duration.ofMinutes(4), Duration.ofMinutes(6));
    desk.notices().await(List.of(Samples.key("A")));
    desk.later(Duration.ofMinutes(7));
    assertThat(desk.told())
        .containsExactly(new NoticeEvent.Arrived(Samples.key("A"), "Name of A", WaitResult.LATE));
  }

  @Test
  void whatIsLateIsToldOnceAndThatItIsReadyToo() {
    desk.sees(preparing("A")).waits("A", Duration.ofMinutes(4), Duration.ofMinutes(6));
    desk.notices().await(List.of(Samples.key("A")));
    desk.later(Duration.ofMinutes(7)).later(Duration.ofMinutes(20)).seesTheSame();
    desk.sees(running("A")).later(Duration.ofMinutes(5));
    assertThat(desk.notices().view().entries())
        .extracting(entry -> entry.news())
        .containsExactly(
            new NoticeEvent.Arrived(Samples.key("A"), "Name of A", WaitResult.READY),
            new NoticeEvent.Arrived(Samples.key("A"), "Name of A", WaitResult.LATE));
  }

  @Test
  void whatIsAskedForIsToldWhenItIsGone() {
    desk.sees(running("A"), running("B"));
    desk.notices().await(List.of(Samples.key("A")));
    desk.drops("A").later(20);
    assertThat(desk.told())
        .singleElement()
        .isInstanceOfSatisfying(
            NoticeEvent.Arrived.class, one -> assertThat(one.arrival()).isEqualTo(WaitResult.GONE));
  }

  @Test
  void whatIsReadyAlreadyIsToldWhenItIsReadyAgain() {
    desk.sees(running("A"));
    desk.notices().await(List.of(Samples.key("A")));
    desk.later(30).seesTheSame().later(30);
    assertThat(desk.shown()).isEmpty();
    desk.sees(preparing("A")).later(30).sees(running("A"));
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void whatIsAskedForSurvivesARestart() {
    desk.sees(preparing("A"));
    desk.notices().await(List.of(Samples.key("A")));
    desk.restart().later(30).sees(running("A"));
    assertThat(desk.shown()).hasSize(1);
    desk.restart().later(600);
    assertThat(desk.shown()).hasSize(1);
  }

  @Test
  void whatIsNotAskedForAnyMoreIsNotTold() {
    desk.sees(preparing("A"));
    desk.notices().await(List.of(Samples.key("A")));
    desk.notices().awaitNoMore(List.of(Samples.key("A")));
    desk.later(30).sees(running("A")).later(600);
    assertThat(desk.shown()).isEmpty();
  }
}
