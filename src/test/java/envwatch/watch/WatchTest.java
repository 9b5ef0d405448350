package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class WatchTest {
  @Test
  void connectsThenListsThenLooksAtEachEnvironment() {
    Rig rig = Rig.listingLines();
    rig.service.put(Samples.running("A"));
    rig.service.put(Samples.running("B"));
    rig.watching(Samples.account()).seconds(2);
    assertThat(rig.service.asked()).containsExactly("connect", "list", "A", "B");
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
    assertThat(rig.account().listed()).isTrue();
    assertThat(rig.environment("A").environment().sameAs(Samples.running("A"))).isTrue();
  }

  @Test
  void aListThatTellsEverythingIsAllThatIsAskedFor() {
    Rig rig = Rig.listingAll();
    rig.service.put(Samples.running("A"));
    rig.service.put(Samples.running("B"));
    rig.watching(Samples.account()).seconds(65);
    assertThat(rig.service.asked()).containsExactly("connect", "list", "list", "list");
    assertThat(rig.environment("B").environment().sameAs(Samples.running("B"))).isTrue();
  }

  @Test
  void eachEnvironmentIsLookedAtWhereTheListHasBecomeTooLargeForStates() {
    Rig all = Rig.listingAll();
    all.service.put(Samples.running("A"));
    all.service.put(Samples.running("B"));
    all.service.listLines();
    all.watching(Samples.account()).seconds(3);

    assertThat(all.service.asked()).contains("A", "B");
  }

  @Test
  void listedIdsAreShownAsUnknownFromTheStartAndNeverListed() {
    Rig rig = Rig.listingLines();
    rig.service.put(Samples.running("A"));
    rig.watching(Samples.account("A", "B"));
    assertThat(rig.environment("A").environment()).isNull();
    rig.seconds(60);
    assertThat(rig.service.asked()).contains("A", "B").doesNotContain("list");
    assertThat(rig.environment("A").environment()).isNotNull();
    assertThat(rig.environment("B").trouble()).isNotNull();
  }

  @Test
  void changingEnvironmentsAreLookedAtEveryFiveSecondsAndRestingOnesEveryThirty() {
    Rig rig = Rig.listingLines();
    rig.service.put(Samples.running("A"));
    rig.service.put(Samples.preparing("B"));
    rig.watching(Samples.account()).seconds(2);
    assertThat(rig.environment("B").interval()).isEqualTo(Duration.ofSeconds(5));
    List<String> asked = rig.askedDuring(60);
    assertThat(Collections.frequency(asked, "A")).isEqualTo(2);
    assertThat(Collections.frequency(asked, "B")).isBetween(11, 12);
  }

  @Test
  void aChangingEnvironmentThatStandsStillIsLookedAtLessAndLess() {
    Rig rig = Rig.listingLines();
    rig.service.put(Samples.preparing("A"));
    rig.watching(Samples.account()).seconds(70);
    assertThat(rig.environment("A").interval()).isEqualTo(Duration.ofSeconds(10));
    rig.seconds(70);
    assertThat(rig.environment("A").interval()).isEqualTo(Duration.ofSeconds(20));
    rig.seconds(150);
    assertThat(rig.environment("A").interval()).isEqualTo(Duration.ofSeconds(30));
    assertThat(Collections.frequency(rig.askedDuring(600), "A")).isEqualTo(20);
  }

  @Test
  void aChangingEnvironmentThatMovesAgainIsLookedAtEveryFiveSeconds() {
    Rig rig = Rig.listingLines();
    rig.service.put(Samples.preparing("A"));
    rig.watching(Samples.account()).seconds(600);
    rig.service.put(Samples.preparing("A").toBuilder().description("moves again").build());
    rig.seconds(31);
    assertThat(rig.environment("A").interval()).isEqualTo(Duration.ofSeconds(5));
  }

  @Test
  void aChangingEnvironmentThatStandsStillIsLookedAtEveryTenSecondsWhileSelected() {
    Rig rig = Rig.listingLines();
    rig.service.put(Samples.preparing("A"));
    rig.watching(Samples.account()).seconds(600);
    rig.watch.select(Samples.key("A"));
    assertThat(Collections.frequency(rig.askedDuring(60), "A")).isBetween(6, 7);
  }

  @Test
  void theSelectedEnvironmentIsLookedAtEveryTenSeconds() {
    Rig rig = Rig.listingLines();
    rig.service.put(Samples.running("A"));
    rig.watching(Samples.account()).seconds(2);
    rig.watch.select(Samples.key("A"));
    assertThat(Collections.frequency(rig.askedDuring(60), "A")).isBetween(5, 6);
    rig.watch.select(null);
    assertThat(Collections.frequency(rig.askedDuring(60), "A")).isEqualTo(2);
  }

  @Test
  void anEqualAnswerKeepsTheInstance() {
    Rig rig = Rig.listingLines();
    rig.service.put(Samples.running("A"));
    rig.watching(Samples.account()).seconds(2);
    WatchedEnvironment before = rig.environment("A");
    rig.service.put(Samples.running("A"));
    rig.seconds(40);
    assertThat(rig.environment("A").environment()).isSameAs(before.environment());
    assertThat(rig.environment("A").seenAt()).isAfter(before.seenAt());
  }

  @Test
  void aListDoesNotTakeTheMachinesAway() {
    Rig rig = Rig.listingLines();
    rig.service.put(Samples.running("A"));
    rig.watching(Samples.account()).seconds(31);
    rig.watch.lookNow();
    rig.seconds(1);
    assertThat(rig.environment("A").environment().machines()).hasSize(1);
  }

  @Test
  void aNewStatusInTheListLeadsToALookAtOnce() {
    Rig rig = Rig.listingLines();
    rig.service.put(Samples.running("A"));
    rig.watching(Samples.account()).seconds(20);
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(5);
    rig.service.put(Samples.environment("A", Phase.SUSPENDED, "Suspended"));
    assertThat(rig.askedDuring(10)).containsExactly("list", "A");
  }

  @Test
  void whatTheListNoLongerNamesIsGone() {
    Rig rig = Rig.listingLines();
    rig.service.put(Samples.running("A"));
    rig.service.put(Samples.running("B"));
    rig.watching(Samples.account()).seconds(2);
    rig.service.remove(Samples.id("B"));
    rig.seconds(31);
    assertThat(rig.watch.view().environments()).hasSize(1);
  }
}
