package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.app.NoticeOutlets.OwnNotices;
import envwatch.app.NoticeOutlets.SystemNotices;
import envwatch.model.AccountId;
import envwatch.notices.DesktopCall;
import envwatch.notices.Notice;
import envwatch.notices.NoticeEvent;
import envwatch.watch.FakeTime;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class NoticeOutletsTest {
  private final List<String> done = new ArrayList<>();
  private boolean refuses;

  private final SystemNotices system =
      new SystemNotices() {
        @Override
        public String show(String title, String text, boolean sound) throws IOException {
          done.add("system: " + title + " / " + text);
          if (refuses) {
            throw new IOException("refused");
          }
          return "dunst";
        }

        @Override
        public void withdraw() {
          done.add("system: withdrawn");
        }

        @Override
        public void close() {
          done.add("system: closed");
        }
      };

  private final OwnNotices own =
      new OwnNotices() {
        @Override
        public void show(String title, String text) {
          done.add("own: " + title);
        }

        @Override
        public void hide() {
          done.add("own: hidden");
        }
      };

  private final NoticeOutlets outlets =
      new NoticeOutlets(system, own, Runnable::run, new FakeTime());

  private static DesktopCall notice(String... names) {
    List<NoticeEvent> news = new ArrayList<>();
    for (String name : names) {
      news.add(new NoticeEvent.ContactBack(new AccountId(name), name, Instant.EPOCH, 0));
    }
    return new DesktopCall.Show(new Notice(news, false));
  }

  @Test
  void afterItIsClosedNothingIsShown() {
    outlets.close();
    outlets.take(notice("Lab"));
    assertThat(done).containsExactly("own: hidden", "system: closed");
  }

  @Test
  void theSystemShowsANoticeWhereItCan() {
    outlets.take(notice("Lab <b>&"));
    assertThat(done).singleElement().asString().startsWith("system: Lab <b>& / Reconnected.");
  }

  @Test
  void manyAreCountedAndTheFirstAreNamed() {
    outlets.take(notice("A", "B", "C", "D", "E", "F"));
    assertThat(done)
        .singleElement()
        .asString()
        .startsWith("system: 6 connections / A: ")
        .contains("\nD: ")
        .endsWith("\nand 2 more");
  }

  @Test
  void whereTheSystemFailsOurOwnWindowShowsItAndTheSystemIsNotAskedAgain() {
    refuses = true;
    outlets.take(notice("A"));
    outlets.take(notice("B"));
    assertThat(done).hasSize(3).contains("own: A", "own: B");
  }

  @Test
  void aTestAsksTheSystemAgainAndSaysWhichOneShowedIt() {
    refuses = true;
    outlets.take(notice("A"));
    assertThat(outlets.test("Test", "It works.", false)).isCompletedWithValue("");
    refuses = false;
    assertThat(outlets.test("Test", "It works.", false)).isCompletedWithValue("dunst");
    outlets.take(notice("B"));
    assertThat(done.getLast()).startsWith("system: B");
  }

  @Test
  void aSystemThatHangsIsLeftAfterAWhile() {
    CountDownLatch never = new CountDownLatch(1);
    SystemNotices hangs =
        new SystemNotices() {
          @Override
          public String show(String title, String text, boolean sound) throws IOException {
            try {
              never.await();
            } catch (InterruptedException e) {
              throw new IOException(e);
            }
            return "late";
          }

          @Override
          public void withdraw() {}

          @Override
          public void close() {}
        };
    NoticeOutlets hanging =
        new NoticeOutlets(hangs, own, task -> Thread.ofVirtual().start(task), new FakeTime());
    assertThat(hanging.test("Test", "It works.", false))
        .succeedsWithin(Duration.ofSeconds(20))
        .isEqualTo("");
    assertThat(done).containsExactly("own: Test");
    never.countDown();
  }

  @Test
  void withoutNoticesOfTheSystemOurOwnWindowShowsIt() {
    NoticeOutlets alone = new NoticeOutlets(null, own, Runnable::run, new FakeTime());
    alone.take(notice("A"));
    alone.take(new DesktopCall.Withdraw());
    assertThat(done).containsExactly("own: A", "own: hidden");
  }

  @Test
  void whatWasReadIsWithdrawn() {
    outlets.take(notice("A"));
    outlets.take(new DesktopCall.Withdraw());
    assertThat(done).endsWith("own: hidden", "system: withdrawn");
  }
}
