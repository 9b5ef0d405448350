package envwatch.ui.actions;

import envwatch.actions.ActionScheduler;
import envwatch.actions.ActivityLog;
import envwatch.actions.ActivityMemory;
import envwatch.actions.FakeWorld;
import envwatch.actions.HandExecutor;
import envwatch.catalogue.CallDraft;
import envwatch.history.DurationEstimate;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.training.edit.OpenForm;
import envwatch.watch.FakeTime;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/**
 * The form of a new environment over a window, with a service and an action service that the test
 * moves.
 */
final class OpenCreation implements AutoCloseable {
  final OpenForm form;
  final FakeWorld world;
  final FakeTime time = new FakeTime();
  final HandExecutor requests = new HandExecutor();
  final ActivityLog log = new ActivityLog(new ActivityMemory());
  final ActionScheduler actionService;
  final DashboardModel model;
  final EnvironmentCreation creation;
  final List<CallDraft> calls = new CopyOnWriteArrayList<>();
  boolean readOnly;
  boolean watchesOnlyChosen;
  @Nullable DurationEstimate usual;

  OpenCreation(AppearanceSettings appearance) {
    form = new OpenForm(appearance);
    world = form.world;
    actionService = new ActionScheduler(world, time, requests, log, () -> readOnly);
    model = OnJavaFx.call(() -> new DashboardModel(time.instant(), Duration.ofHours(2)));
    world.subscribe(view -> OnJavaFx.run(() -> model.apply(view)));
    creation =
        OnJavaFx.call(() ->
            new EnvironmentCreation(
                model,
                actionService,
                world,
                (account, blueprint) -> CompletableFuture.completedFuture(usual),
                account -> watchesOnlyChosen,
                (account, call) -> calls.add(call),
                new StatusMessage(time, OnJavaFx::runInPlace),
                time,
                form::owner,
                OnJavaFx::runInPlace));
  }

  MenuItem item() {
    return creation.windowItems().getFirst();
  }

  OpenCreation open() {
    OnJavaFx.run(item()::fire);
    return this;
  }

  /** Chooses and types everything that is required. */
  OpenCreation filled(String name) {
    form.type("creation-name", name);
    form.choose("creation-project", "Customer");
    form.choose("creation-blueprint", "Kubernetes");
    form.choose("creation-policy", "Eight");
    form.choose("creation-region", "Europe");
    return this;
  }

  void answer() {
    OnJavaFx.run(requests::answerAll);
  }

  @Override
  public void close() {
    form.close();
    actionService.close();
    log.close();
  }
}
