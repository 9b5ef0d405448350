package envwatch.history;

import static envwatch.history.Sights.LOOK;
import static envwatch.history.Sights.UP;
import static envwatch.history.Sights.at;
import static envwatch.history.Sights.environment;
import static envwatch.history.Sights.fault;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.history.ObservedInterval.Ended;
import envwatch.watch.Link;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** When somebody looked, and so when a change would have been seen. */
@Tag("fast")
class ObservedIntervalTest {
  private final Scene scene = new Scene();

  @Test
  void lookingBeginsWithTheFirstAnswer() {
    scene.link(new Link.Connecting()).view();
    assertThat(scene.memory().looking()).isEmpty();
    scene.link(new Link.Live()).next(environment(UP));
    assertThat(scene.memory().looking().getFirst().from()).isEqualTo(at(1));
  }

  @Test
  void lookingGoesOnWithoutAnswersAsLongAsTheLinkIsLive() {
    scene.sees(environment(UP)).view();
    scene.later(LOOK).view();
    assertThat(scene.memory().looking().getFirst().until()).isEqualTo(at(1));
  }

  private void ends(Ended why, Instant until) {
    Detected detected = scene.later(LOOK).view();
    assertThat(detected.ended()).hasSize(1);
    assertThat(detected.ended().getFirst().ended()).isEqualTo(why);
    assertThat(detected.ended().getFirst().until()).isEqualTo(until);
    assertThat(scene.memory().looking()).isEmpty();
  }

  private Link.Lost lost(ApiException cause) {
    return new Link.Lost(cause, scene.now(), null);
  }

  @Test
  void aLostConnectionEndsLookingAtTheLastAnswer() {
    scene.sees(environment(UP)).view();
    scene.link(lost(new ApiException.Unreachable(ApiException.Unreachable.Kind.REFUSED, null)));
    ends(Ended.LINK, at(0));
  }

  @Test
  void aFailingServiceEndsLooking() {
    scene.sees(environment(UP)).view();
    scene.link(lost(fault()));
    ends(Ended.SERVICE, at(0));
  }

  @Test
  void aRejectedKeyEndsLooking() {
    scene.sees(environment(UP)).view();
    scene.link(new Link.SignedOut(fault(), scene.now()));
    ends(Ended.KEY, at(0));
  }

  @Test
  void aPauseEndsLookingWhenItBegins() {
    scene.sees(environment(UP)).view();
    scene.paused(true);
    ends(Ended.PAUSED, at(1));
  }

  @Test
  void anAccountThatIsNotWatchedAnyMoreEndsLooking() {
    scene.sees(environment(UP)).view();
    scene.watched(false);
    ends(Ended.STOPPED, at(0));
  }

  @Test
  void theEndOfTheProgramEndsLooking() {
    scene.sees(environment(UP)).view();
    Detected stopped = Detection.stop(scene.memory(), at(1));
    assertThat(stopped.ended().getFirst().ended()).isEqualTo(Ended.STOPPED);
    assertThat(stopped.ended().getFirst().until()).isEqualTo(at(1));
    assertThat(stopped.memory().looking()).isEmpty();
  }

  @Test
  void sleepEndsLookingAtTheLastViewBefore() {
    scene.sees(environment(UP)).view();
    Detected awake = scene.later(Duration.ofHours(8)).sees(environment(UP)).view();
    assertThat(awake.ended().getFirst().ended()).isEqualTo(Ended.ASLEEP);
    assertThat(awake.ended().getFirst().until()).isEqualTo(at(0));
    assertThat(scene.memory().looking().getFirst().from()).isEqualTo(scene.now());
  }

  @Test
  void afterSleepLookingBeginsWithAnAnswer() {
    scene.sees(environment(UP)).view();
    scene.later(Duration.ofHours(8)).view();
    assertThat(scene.memory().looking()).isEmpty();
    scene.next(environment(UP));
    assertThat(scene.memory().looking().getFirst().from()).isEqualTo(scene.now());
  }

  @Test
  void afterAPauseLookingBeginsWithAnAnswer() {
    scene.sees(environment(UP)).view();
    scene.paused(true).next(environment(UP));
    scene.paused(false).later(LOOK).view();
    assertThat(scene.memory().looking()).isEmpty();
  }
}
