package envwatch.history;

import static envwatch.history.Sights.LOOK;
import static envwatch.history.Sights.UP;
import static envwatch.history.Sights.environment;
import static envwatch.history.Sights.machine;
import static envwatch.history.Sights.only;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is known of an environment besides its state. */
@Tag("fast")
class FactsTest {
  private final Scene scene = new Scene();

  @Test
  void nameOwnerAndBlueprintAreFacts() {
    Environment before =
        environment(UP).toBuilder().name("One").owner("ann").blueprint("Web").build();
    scene.sees(before).view();
    Environment after = before.toBuilder().name("Two").owner("bob").blueprint("Shop").build();
    assertThat(only(scene.next(after)).facts())
        .containsExactly(
            new Fact(Fact.Kind.NAME, "One", "Two"),
            new Fact(Fact.Kind.OWNER, "ann", "bob"),
            new Fact(Fact.Kind.BLUEPRINT, "Web", "Shop"));
  }

  @Test
  void anAddressIsAFactOfItsMachine() {
    Machine before = machine("M", UP).toBuilder().address("192.0.2.1").build();
    Machine after = before.toBuilder().address("192.0.2.2").build();
    scene.sees(environment(UP, before)).view();
    Change change = only(scene.next(environment(UP, after)));
    assertThat(change.subject().machine()).isEqualTo(new MachineId("M"));
    assertThat(change.machineName()).isEqualTo("web");
    assertThat(change.facts())
        .containsExactly(new Fact(Fact.Kind.ADDRESS, "192.0.2.1", "192.0.2.2"));
  }

  @Test
  void aValueThatIsNotToldForAWhileIsKept() {
    Machine before = machine("M", UP).toBuilder().address("192.0.2.1").build();
    scene.sees(environment(UP, before)).view();
    scene.next(environment(UP, machine("M", UP)));
    scene.next(environment(UP, before));
    assertThat(scene.changes).isEmpty();
  }

  @Test
  void anExpirationThatMovesWithTheClockIsNoFact() {
    for (int look = 0; look < 10; look++) {
      Expiration sliding = new Expiration.At(scene.now().plus(Duration.ofHours(3)));
      scene.sees(environment(UP).toBuilder().expiration(sliding).build()).view();
      scene.later(LOOK);
    }
    assertThat(scene.changes).isEmpty();
  }
}
