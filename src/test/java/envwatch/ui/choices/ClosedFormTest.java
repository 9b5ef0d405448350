package envwatch.ui.choices;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.EnvironmentService;
import envwatch.model.AccountId;
import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.util.Subscription;
import envwatch.watch.QueuedRequest;
import envwatch.watch.WatchAccess;
import envwatch.watch.WorldView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.layout.Pane;
import javafx.stage.Modality;
import org.junit.jupiter.api.Test;

class ClosedFormTest {
  private final List<QueuedRequest> waiting = new ArrayList<>();
  private final Lookups lookups = new Lookups(new Waiting(), SampleWorld.ACCOUNT, Runnable::run);

  @Test
  void aListIsWantedUntilItsFormIsClosed() {
    OnJavaFx.run(() -> {
      ChildWindow form = new ChildWindow(null, Modality.NONE, "Form", new Pane(), 30, 20);
      lookups.onlyWhileOpen(form);
      lookups.ask(service -> List.of(), answer -> {});
      form.stage().show();
      assertThat(waiting.getFirst().wanted()).isTrue();
      form.stage().close();
    });
    assertThat(waiting.getFirst().wanted()).isFalse();
  }

  private final class Waiting implements WatchAccess {
    @Override
    public boolean ask(AccountId account, QueuedRequest question) {
      return waiting.add(question);
    }

    @Override
    public WorldView view() {
      return SampleWorld.of();
    }

    @Override
    public Subscription subscribe(Consumer<WorldView> listener) {
      return () -> {};
    }

    @Override
    public Optional<EnvironmentService> service(AccountId account) {
      return Optional.empty();
    }
  }
}
