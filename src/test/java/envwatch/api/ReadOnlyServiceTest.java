package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.actions.FakeService;
import envwatch.model.Action;
import envwatch.model.EnvironmentId;
import org.junit.jupiter.api.Test;

class ReadOnlyServiceTest {
  private static final Action RESUME = new Action.ResumeEnvironment(new EnvironmentId("a"));

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
}
