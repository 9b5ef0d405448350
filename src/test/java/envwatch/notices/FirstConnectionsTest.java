package envwatch.notices;

import static envwatch.notices.Desk.each;
import static envwatch.notices.Desk.failed;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.watch.Samples;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
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
}
