package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.ActionService;
import envwatch.actions.Activity;
import envwatch.actions.FakeWorld;
import envwatch.actions.OrderResult;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.api.ApiException;
import envwatch.model.EnvironmentDraft;
import envwatch.model.Phase;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.watch.FakeTime;
import envwatch.words.OutcomeWords;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class CreationRequestsTest {
  private static final EnvironmentDraft DRAFT =
      new EnvironmentDraft("Lab 7", "", "PR1", "BP1", null, "PO1", null, null);

  private final FakeTime time = new FakeTime();
  private final FakeWorld world = new FakeWorld(time);
  private final DashboardModel model =
      OnJavaFx.call(() -> new DashboardModel(time.instant(), Duration.ofHours(2)));
  private final List<OrderResult> results = new ArrayList<>();

  private void create(Outcome outcome) {
    world.subscribe(view -> OnJavaFx.run(() -> model.apply(view)));
    OnJavaFx.run(() ->
        new CreationRequests(
                settlingAs(outcome),
                world,
                world::view,
                new CreatedEnvironments(model, time),
                (account, blueprint) -> CompletableFuture.completedFuture(null),
                Runnable::run)
            .create(FakeWorld.ACCOUNT, DRAFT, results::add));
  }

  /** An action service whose only action is a creation, which ends at once. */
  private ActionService settlingAs(Outcome outcome) {
    Activity activity =
        Activity.waiting(
                new Requested.OfCreation(FakeWorld.ACCOUNT, DRAFT.name()),
                null,
                time.instant(),
                world.view())
            .with(outcome, Duration.ofSeconds(1));
    return (ActionService)
        Proxy.newProxyInstance(
            ActionService.class.getClassLoader(),
            new Class<?>[] {ActionService.class},
            (actionService, method, given) ->
                CompletableFuture.completedFuture(
                    new OrderResult(activity, null, null, null, null)));
  }

  @Test
  void whatFailedAfterItWasAcceptedMayExist() {
    create(new Outcome.WentWrong("Creation Failed"));
    assertThat(results)
        .singleElement()
        .satisfies(
            result -> assertThat(effect(result)).isEqualTo(Outcome.Effect.UNCLEAR),
            result -> assertThat(words(result)).contains("Creation Failed"));
  }

  @Test
  void whatFailedAfterItWasAcceptedIsSelectedOnceItIsSeen() {
    create(new Outcome.WentWrong("Creation Failed"));
    OnJavaFx.run(() -> world.put(FakeWorld.environment("new", "Lab 7", Phase.PROBLEM)));
    assertThat(model.selectedProperty().get().key()).isEqualTo(FakeWorld.key("new"));
  }

  @Test
  void whatWasRefusedCanBeAskedForAgain() {
    create(new Outcome.Refused(new ApiException.Rejected("0x1", "no quota left")));
    assertThat(results)
        .singleElement()
        .satisfies(
            result -> assertThat(effect(result)).isEqualTo(Outcome.Effect.NONE),
            result -> assertThat(words(result)).contains("no quota left"));
  }

  private static Outcome.Effect effect(OrderResult result) {
    return result.activity().outcome().effect();
  }

  private static String words(OrderResult result) {
    return OutcomeWords.sentence(result.activity(), ZoneOffset.UTC);
  }
}
