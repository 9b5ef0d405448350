package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.actions.FakeService;
import envwatch.catalogue.Catalogue;
import envwatch.catalogue.RawCall;
import envwatch.model.Action;
import envwatch.model.EnvironmentId;
import envwatch.model.training.ClassId;
import envwatch.model.training.TrainingAction;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class ReadOnlyServiceTest {
  private static final Action RESUME = new Action.ResumeEnvironment(new EnvironmentId("a"));

  private static final TrainingAction SUSPEND_ALL =
      new TrainingAction.SuspendAll(new ClassId("CO1"));

  private final FakeService service = new FakeService();
  private boolean readOnly;
  private final ReadOnlyService guarded = new ReadOnlyService(service, () -> readOnly);

  @Test
  void nothingIsSentWhileItIsReadOnly() {
    readOnly = true;

    assertThatThrownBy(() -> guarded.perform(RESUME)).isInstanceOf(ApiException.ReadOnly.class);
    assertThat(service.performed).isEmpty();
  }

  @Test
  void callsThatChangeNothingAreSent() throws ApiException {
    readOnly = true;
    service.answer(
        new RawAnswer(200, null, new byte[0], Duration.ZERO, OptionalLong.empty(), null));

    guarded.perform(call("v3 GET /regions"));

    RawCall change = call("v3 PUT /envs/actions/suspend");
    assertThatThrownBy(() -> guarded.perform(change)).isInstanceOf(ApiException.ReadOnly.class);
    assertThat(service.called).hasSize(1);
  }

  private static RawCall call(String operation) {
    return new RawCall(Catalogue.get().find(operation).orElseThrow(), Map.of(), null, Map.of());
  }

  @Test
  void theModeIsAskedForAnewWithEveryAction() throws ApiException {
    readOnly = true;
    assertThatThrownBy(() -> guarded.perform(RESUME)).isInstanceOf(ApiException.ReadOnly.class);
    readOnly = false;

    guarded.perform(RESUME);

    assertThat(service.performed).containsExactly(RESUME);
  }

  @Test
  void noClassIsChangedWhileItIsReadOnly() {
    readOnly = true;

    assertThatThrownBy(() -> guarded.training().perform(SUSPEND_ALL))
        .isInstanceOf(ApiException.ReadOnly.class);
    assertThat(service.training.performed).isEmpty();
  }
}
