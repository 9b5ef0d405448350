package envwatch.notices;

import static envwatch.notices.Desk.failed;
import static envwatch.notices.Desk.problem;
import static envwatch.notices.Desk.running;
import static envwatch.notices.Desk.suspended;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Outcome;
import envwatch.api.ApiException;
import envwatch.model.ActionKind;
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

/** What a person's own actions explain, and what becomes of them. */
@Tag("fast")
class OwnActionNoticesTest {
  @TempDir Path folder;
  private Desk desk;

  @BeforeEach
  void open() {
    desk = new Desk(folder);
  }

  @Test
  void aFailureThatPassesWhileAnActionOfMineIsUnderWayIsNotTold() {
    desk.sees(running("A")).later(30);
    String action = desk.acts(ActionKind.REBOOT_MACHINE, "A");
    desk.later(5).sees(failed("A")).later(10).sees(running("A"));
    desk.ends(action, new Outcome.Seen(Duration.ofSeconds(15)));
    desk.later(Duration.ofMinutes(5));
    assertThat(desk.notices().view().entries()).isEmpty();
  }

  @Test
  void aProblemIsToldAlsoAfterAnActionOfMine() {
    desk.sees(running("A")).later(30);
    String action = desk.acts(ActionKind.REBOOT_MACHINE, "A");
    desk.later(5).sees(failed("A")).later(5);
    desk.ends(action, new Outcome.Seen(Duration.ofSeconds(10)));
    desk.later(Duration.ofMinutes(5));
    assertThat(desk.told()).containsExactly(problem("A"));
  }

  @Test
  void anActionOfMineThatFailsIsTold() {
    desk.sees(suspended("A")).later(30);
    String action = desk.acts(ActionKind.RESUME_ENVIRONMENT, "A");
    desk.later(5).sees(failed("A"));
    desk.ends(action, new Outcome.WentWrong("Creation failed"));
    desk.later(Duration.ofMinutes(5));
    assertThat(desk.told())
        .singleElement()
        .isInstanceOfSatisfying(
            NoticeEvent.ActionFailed.class,
            failure -> assertThat(failure.activity().id()).isEqualTo(action));
  }

  @Test
  void whatFailedOfABatchIsOneNotice() {
    desk.sees(running("A"), running("B"), running("C"), suspended("D")).later(30);
    List<String> batch =
        Stream.of("A", "B", "C").map(id -> desk.acts(ActionKind.EXTEND_ENVIRONMENT, id)).toList();
    String other = desk.acts(ActionKind.RESUME_ENVIRONMENT, "D");
    batch.forEach(id -> desk.ends(id, new Outcome.WentWrong("No")));
    desk.ends(other, new Outcome.WentWrong("Creation failed"));
    desk.later(Duration.ofMinutes(5));
    assertThat(desk.told())
        .hasSize(2)
        .hasOnlyElementsOfTypes(NoticeEvent.ActionsFailed.class, NoticeEvent.ActionFailed.class)
        .filteredOn(NoticeEvent.ActionsFailed.class::isInstance)
        .singleElement()
        .satisfies(news -> {
          assertThat(NoticeWords.subject(news)).isEqualTo("Extend 3");
          assertThat(NoticeWords.sentence(news, Instant.EPOCH, ZoneOffset.UTC))
              .startsWith("3 failed: ")
              .endsWith(".");
        });
    assertThat(NoticeWords.title(desk.told())).isEqualTo("4 actions failed");
  }

  @Test
  void actionsOfEarlierRunsAreNoNews() {
    desk.sees(running("A"));
    String action = desk.acts(ActionKind.RESUME_ENVIRONMENT, "A");
    desk.notices().close();
    desk.ends(action, new Outcome.WentWrong("Creation failed"));
    desk.restart().later(Duration.ofMinutes(5));
    assertThat(desk.shown()).isEmpty();
  }

  @Test
  void anEnvironmentThatIDeletedIsNotTold() {
    desk.sees(running("A")).later(30);
    desk.acts(ActionKind.DELETE_ENVIRONMENT, "A");
    desk.fails("A", new ApiException.NotFound("gone")).later(Duration.ofMinutes(5));
    assertThat(desk.shown()).isEmpty();
  }
}
