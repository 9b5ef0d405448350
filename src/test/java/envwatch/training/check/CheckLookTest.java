package envwatch.training.check;

import static envwatch.training.check.CheckedClass.CLASS;
import static envwatch.training.check.CheckedClass.environmentOf;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.FakeWorld;
import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.watch.AccountClasses;
import envwatch.watch.ClassView;
import envwatch.watch.FakeClasses;
import envwatch.watch.FakeTime;
import envwatch.watch.Link;
import envwatch.watch.TrainingView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A check looks at what it needs and does not know, and at nothing else. */
@Tag("fast")
class CheckLookTest {
  private final FakeTime time = new FakeTime();
  private final FakeWorld world = new FakeWorld(time);
  private final List<CheckProgress> progress = new ArrayList<>();
  private final List<LookedAt> ended = new ArrayList<>();
  private CheckedClass checked;
  private FakeClasses classes;

  @BeforeEach
  void begin() {
    time.advance(Duration.between(FakeTime.START, CheckedClass.NOW));
    checked = CheckedClass.of(3);
    checked.input().environments().values().forEach(one -> world.put(one.environment()));
    classes = new FakeClasses(view(checked.view()));
  }

  private TrainingView view(ClassView... seen) {
    Instant now = time.instant();
    return new TrainingView(
        now,
        false,
        List.of(
            new AccountClasses.Known(FakeWorld.ACCOUNT, "Support", List.of(seen), 0, now, null)),
        null);
  }

  private void check() {
    CheckLook.begin(
        CLASS, classes, world, time, LookedAt.NOTHING, progress::add, seen -> ended.add(seen));
  }

  @Test
  void whatIsKnownIsNotAskedAgain() {
    check();
    assertThat(ended).hasSize(1);
    assertThat(world.looks).isEmpty();
    assertThat(classes.wanted()).isEmpty();
  }

  @Test
  void oldStudentsAreLookedAtFirst() {
    classes.publish(view(checked.studentsSeenAt(CheckedClass.NOW.minusSeconds(90)).view()));
    check();
    assertThat(classes.wanted()).containsExactly("look CO1");
    assertThat(ended).isEmpty();
    classes.publish(view(checked.studentsSeenAt(CheckedClass.NOW.plusSeconds(1)).view()));
    assertThat(ended).hasSize(1);
  }

  @Test
  void anOldEnvironmentIsLookedAtThroughTheWatch() {
    time.advance(Duration.ofMinutes(6));
    world.put(checked.input().environments().get(environmentOf(1)).environment());
    classes.publish(view(checked.studentsSeenAt(time.instant()).view()));
    check();
    assertThat(world.looks).containsExactlyInAnyOrder("now EN2", "now EN3");
    assertThat(progress).last().isEqualTo(new CheckProgress(0, 2));
    time.advance(Duration.ofSeconds(1));
    world.put(checked.input().environments().get(environmentOf(2)).environment());
    assertThat(progress).last().isEqualTo(new CheckProgress(1, 2));
    world.put(checked.input().environments().get(environmentOf(3)).environment());
    assertThat(ended).hasSize(1);
  }

  @Test
  void anEnvironmentThatAnswersJustBeforeItIsAskedForIsNotLookedAtAgain() {
    time.advance(Duration.ofMinutes(6));
    classes.publish(view(checked.studentsSeenAt(time.instant()).view()));
    Runnable answer =
        () -> {
          time.advance(Duration.ofMillis(1));
          world.put(checked.input().environments().get(environmentOf(2)).environment());
        };
    CheckLook.begin(
        CLASS,
        classes,
        world,
        time,
        LookedAt.NOTHING,
        step -> {
          if (step.equals(new CheckProgress(0, 3))) {
            answer.run();
          }
        },
        ended::add);
    assertThat(world.looks).containsExactlyInAnyOrder("now EN1", "now EN3");
  }

  @Test
  void anEnvironmentThatIsNotWatchedIsAskedForOnce() {
    world.remove("EN2");
    check();
    assertThat(ended).hasSize(1);
    var looked = ended.getFirst().environments().get(environmentOf(2));
    assertThat(looked.trouble().cause()).isInstanceOf(ApiException.NotFound.class);
  }

  @Test
  void theListOfTheClassIsAskedForOnce() {
    world.service.inClass(CLASS.id(), CheckedClass.running("EN9").build());
    check();
    assertThat(ended).hasSize(1);
    assertThat(ended.getFirst().listed())
        .extracting(Environment::id)
        .containsExactly(new EnvironmentId("EN9"));
  }

  @Test
  void withoutAListOfTheClassTheCheckEndsAllTheSame() {
    check();
    assertThat(ended.getFirst().listed()).isNull();
  }

  @Test
  void withoutContactNothingIsAskedAndNothingIsWaitedFor() {
    world.link(new Link.Connecting()).remove("EN2");
    check();
    assertThat(ended).hasSize(1);
    assertThat(ended.getFirst().environments()).isEmpty();
  }

  @Test
  void whatDoesNotAnswerForLongEndsTheLook() {
    time.advance(Duration.ofMinutes(6));
    classes.publish(view(checked.studentsSeenAt(time.instant()).view()));
    check();
    assertThat(ended).isEmpty();
    time.advance(CheckLook.PATIENCE);
    assertThat(ended).hasSize(1);
  }

  @Test
  void aStateThatTheListTellsOtherwiseIsLookedAtAgain() {
    world.change("EN2", one -> CheckedClass.running("EN2").status(CheckedClass.SUSPENDED).build());
    check();
    assertThat(world.looks).containsExactly("now EN2");
  }
}
