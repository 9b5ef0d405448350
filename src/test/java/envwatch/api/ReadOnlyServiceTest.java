package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.actions.FakeService;
import envwatch.model.Action;
import envwatch.model.EnvironmentId;
import envwatch.training.model.ClassId;
import envwatch.training.model.TrainingAction;
import org.junit.jupiter.api.Test;

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
