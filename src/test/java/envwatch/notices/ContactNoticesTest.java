package envwatch.notices;

import static envwatch.notices.Desk.OTHER;
import static envwatch.notices.Desk.each;
import static envwatch.notices.Desk.failed;
import static envwatch.notices.Desk.problem;
import static envwatch.notices.Desk.running;
import static envwatch.notices.Desk.suspended;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.watch.Link;
import envwatch.watch.Samples;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Accounts that cannot be reached. */
@Tag("fast")
class ContactNoticesTest {
  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = new Desk(folder);
  }

  @Test
  void aLostAccountIsOneNoticeAndItsReturnAnother() {
    desk.sees(each(200, Desk::running)).later(30).loses(Samples.ACCOUNT);
    desk.later(Duration.ofMinutes(30));
    assertThat(desk.shown()).hasSize(1);
    assertThat(desk.told()).singleElement().isInstanceOf(NoticeEvent.ContactLost.class);
    desk.link(Samples.ACCOUNT, new Link.Live());
    desk.sees(suspended("E1"), suspended("E2")).later(Duration.ofMinutes(30));
    assertThat(desk.shown()).hasSize(2);
    assertThat(desk.told())
        .singleElement()
        .isInstanceOfSatisfying(
            NoticeEvent.ContactBack.class, back -> assertThat(back.changed()).isEqualTo(2));
  }

  @Test
  void aLossIsToldInHalfAMinuteWhateverWasToldBefore() {
    desk.sees(each(60, Desk::running)).later(30).sees(failed("E1")).later(20);
    assertThat(desk.shown()).hasSize(1);
    desk.sees(failed("E2")).later(10).loses(Samples.ACCOUNT).later(20);
    assertThat(desk.told()).anyMatch(NoticeEvent.ContactLost.class::isInstance);
  }

  @Test
  void afterTheComputerHasSleptALossIsToldOnlyIfItLasts() {
    desk.sees(running("A")).later(30);
    desk.time.jump(Duration.ofMinutes(10));
    desk.later(1).loses(Samples.ACCOUNT).later(Duration.ofMinutes(1));
    assertThat(desk.shown()).isEmpty();
    desk.later(Duration.ofMinutes(2));
    assertThat(desk.told()).singleElement().isInstanceOf(NoticeEvent.ContactLost.class);
  }

  @Test
  void everyLossIsTold() {
    desk.sees(running("A"));
    for (int i = 0; i < 2; i++) {
      desk.loses(Samples.ACCOUNT).later(Duration.ofMinutes(5));
      desk.link(Samples.ACCOUNT, new Link.Live()).later(Duration.ofMinutes(5));
    }
    assertThat(desk.notices().view().entries())
        .extracting(entry -> entry.news().getClass().getSimpleName())
        .containsExactly("ContactBack", "ContactLost", "ContactBack", "ContactLost");
  }

  @Test
  void aShortLossIsNotTold() {
    desk.sees(running("A")).loses(Samples.ACCOUNT).later(10);
    desk.link(Samples.ACCOUNT, new Link.Live()).later(Duration.ofMinutes(5));
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void nothingIsToldOfEnvironmentsThatCannotBeReached() {
    desk.sees(running("A")).later(30).sees(failed("A")).later(5).loses(Samples.ACCOUNT);
    desk.later(Duration.ofMinutes(5));
    assertThat(desk.told()).singleElement().isInstanceOf(NoticeEvent.ContactLost.class);
    desk.link(Samples.ACCOUNT, new Link.Live()).later(Duration.ofMinutes(5));
    assertThat(desk.told()).contains(problem("A"));
  }

  @Test
  void anotherAccountIsNotAffectedByALoss() {
    desk.sees(running("A")).sees(OTHER, running("B")).later(30).loses(Samples.ACCOUNT);
    desk.sees(OTHER, failed("B")).later(Duration.ofMinutes(3));
    assertThat(desk.told()).hasSize(2);
  }

  @Test
  void aLossThatWasToldIsNotToldTwiceAfterARestart() {
    desk.sees(running("A")).loses(Samples.ACCOUNT).later(20);
    desk.restart().later(Duration.ofMinutes(5));
    assertThat(desk.shown()).hasSize(1);
    desk.link(Samples.ACCOUNT, new Link.Live()).later(20);
    assertThat(desk.told()).singleElement().isInstanceOf(NoticeEvent.ContactBack.class);
  }
}
