package envwatch.ui.model;

import static envwatch.ui.model.ListedRows.SUSPENDED;
import static envwatch.ui.model.SampleWorld.NOW;
import static envwatch.ui.model.SampleWorld.environment;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Of which accounts the model lists environments. */
class ShownAccountTest {
  private static final AccountId SUPPORT = new AccountId("account-2");

  private final ListedRows rows = new ListedRows();
  private final DashboardModel model = rows.model;

  @Test
  void anAccountChosenThatIsNotWatchedNarrowsNothing() {
    model.accountProperty().set(new AccountId("demo"));
    model.apply(SampleWorld.of(environment("1", "Java", SUSPENDED)));
    assertThat(rows.names()).containsExactly("Java");
    assertThat(model.countsProperty().get().all()).isEqualTo(1);
    assertThat(model.listStateProperty().get()).isEqualTo(ListState.ROWS);
  }

  @Test
  void allAreShownOnceTheAccountChosenIsNoLongerWatched() {
    WorldView training = SampleWorld.of(environment("1", "Java", SUSPENDED));
    model.apply(with(SUPPORT, training));
    model.accountProperty().set(SUPPORT);
    assertThat(rows.names()).isEmpty();
    model.apply(training);
    assertThat(rows.names()).containsExactly("Java");
    assertThat(model.countsProperty().get().all()).isEqualTo(1);
  }

  @Test
  void theAccountChosenIsShownAloneAgainWhenItIsWatchedAgain() {
    WorldView training = SampleWorld.of(environment("1", "Java", SUSPENDED));
    model.accountProperty().set(SUPPORT);
    model.apply(training);
    model.apply(with(SUPPORT, training));
    assertThat(rows.names()).isEmpty();
    assertThat(model.shownAccounts()).extracting(AccountView::id).containsExactly(SUPPORT);
  }

  /** The same world with one more account, of which nothing is seen. */
  private static WorldView with(AccountId account, WorldView world) {
    AccountView first = world.accounts().getFirst();
    return new WorldView(
        world.at(),
        world.paused(),
        List.of(first, SampleWorld.account(account, "Support", new Link.Live())),
        world.environments());
  }

  @Test
  void theFirstKnownEnvironmentOfOtherAccountsIsSelectedAgain() {
    model.apply(SampleWorld.of(environment("1", "Java", SUSPENDED)));
    WatchedEnvironment known = SampleWorld.watched(environment("2", "Python", SUSPENDED));
    model.apply(
        new WorldView(
            NOW,
            false,
            List.of(SampleWorld.account(SUPPORT, "Support", new Link.Live())),
            List.of(
                new WatchedEnvironment(
                    new EnvironmentKey(SUPPORT, known.environment().id()),
                    known.environment(),
                    known.seenAt(),
                    known.interval(),
                    null,
                    null))));
    assertThat(model.selectedProperty().get().name()).isEqualTo("Python");
  }
}
