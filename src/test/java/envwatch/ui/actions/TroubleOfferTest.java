package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.ui.kit.Offer;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class TroubleOfferTest {
  private static final Machine DOWN =
      SampleWorld.running("m1", "web").toBuilder()
          .status(new Status(Phase.SUSPENDED, "Stopped"))
          .build();

  @Test
  void machinesThatAreDownAreResumed() {
    assertThat(label(SampleWorld.environment("1", "Lab", SampleWorld.running(), DOWN), null))
        .isEqualTo("RESUME_ENVIRONMENT");
  }

  @Test
  void whatCouldNotBeCreatedIsDeleted() {
    Status failed = new Status(Phase.PROBLEM, "Creation Failed");
    assertThat(label(SampleWorld.environment("1", "Lab", failed), null))
        .isEqualTo("DELETE_ENVIRONMENT");
  }

  @Test
  void whatCannotBeDoneNowIsNotOffered() {
    assertThat(label(SampleWorld.environment("1", "Lab", SampleWorld.running(), DOWN), "Why"))
        .isNull();
  }

  @Test
  void whatIsStaleIsLookedAtWhateverWasWrongThen() {
    EnvironmentRow stale =
        row(
            SampleWorld.environment("1", "Lab", SampleWorld.running(), DOWN),
            SampleWorld.NOW.minus(Duration.ofHours(1)));
    Offer offer = TroubleOffer.of(stale, kind -> offer(kind, null), () -> {});
    assertThat(offer).extracting(Offer::label).isEqualTo("Try now");
  }

  @Test
  void nobodyIsSentToTryWhereTheAccountIsNotAsked() {
    EnvironmentRow stale =
        row(
            SampleWorld.environment("1", "Lab", SampleWorld.running()),
            SampleWorld.NOW.minus(Duration.ofHours(1)));
    assertThat(TroubleOffer.of(stale, kind -> offer(kind, null), null)).isNull();
  }

  private static String label(Environment environment, String why) {
    Offer offer =
        TroubleOffer.of(row(environment, SampleWorld.NOW), kind -> offer(kind, why), () -> {});
    return offer == null ? null : offer.label();
  }

  private static Offer offer(ActionKind kind, String why) {
    return Offer.of(kind.name(), null, why, () -> {});
  }

  private static EnvironmentRow row(Environment environment, Instant seenAt) {
    WatchedEnvironment watched =
        new WatchedEnvironment(
            SampleWorld.key("1"), environment, seenAt, Duration.ofSeconds(30), null, null);
    return new EnvironmentRow(watched, "Account", SampleWorld.NOW, Duration.ofHours(2));
  }
}
