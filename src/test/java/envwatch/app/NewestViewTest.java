package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.model.SampleWorld;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class NewestViewTest {
  private final Queue<Runnable> javaFxThread = new ArrayDeque<>();
  private final List<WorldView> shown = new ArrayList<>();
  private final NewestView views = new NewestView(javaFxThread::add, shown::add);
  private final WorldView first =
      SampleWorld.of(SampleWorld.environment("EN01", "Lab", SampleWorld.running()));

  @Test
  void newsIsBroughtAtOnce() {
    views.accept(first);
    WorldView paused = new WorldView(first.at(), true, first.accounts(), first.environments());
    runAll();
    views.accept(paused);
    runAll();
    assertThat(shown).containsExactly(first, paused);
  }

  @Test
  void aLookThatFoundNothingNewWaitsForTheNextSecondAlthoughTheIntervalDiffers() {
    views.accept(first);
    runAll();
    WorldView later = lookedAgain(first);
    views.accept(later);
    assertThat(javaFxThread).isEmpty();
    views.deliver();
    assertThat(shown).containsExactly(first, later);
  }

  @Test
  void ofManyThatComeTogetherTheNewestIsShownOnce() {
    WorldView second = lookedAgain(first);
    WorldView third = lookedAgain(second);
    views.accept(first);
    views.accept(second);
    views.accept(third);
    assertThat(javaFxThread).hasSize(1);
    runAll();
    views.deliver();
    assertThat(shown).containsExactly(third);
  }

  @Test
  void newsThatWasBroughtWithTheSecondIsNotBroughtAgain() {
    views.accept(first);
    views.deliver();
    runAll();
    assertThat(shown).containsExactly(first);
  }

  private void runAll() {
    while (!javaFxThread.isEmpty()) {
      javaFxThread.remove().run();
    }
  }

  private static WorldView lookedAgain(WorldView before) {
    WatchedEnvironment looked = before.environments().getFirst();
    WatchedEnvironment again =
        new WatchedEnvironment(
            looked.key(),
            looked.environment(),
            before.at().plus(Duration.ofMillis(300)),
            looked.interval().plusSeconds(1),
            looked.trouble(),
            looked.newerStatus());
    return new WorldView(
        before.at().plus(Duration.ofMillis(300)),
        before.paused(),
        before.accounts(),
        List.of(again));
  }
}
