package envwatch.ui.window;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Features;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import org.junit.jupiter.api.Test;

class AccountMenuTest {
  private static final AccountView TRAINING = account("account-1", "Training");
  private static final AccountView SUPPORT = account("account-2", "Support");

  @Test
  void anAccountUnderTheNameOfOneThatIsGoneIsChosenByItsOwnId() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = watching(TRAINING, SUPPORT);
      watch(dashboard, TRAINING, account("account-3", "Support"));
      items(dashboard).getLast().fire();
      assertThat(dashboard.model().accountProperty().get()).isEqualTo(new AccountId("account-3"));
    });
  }

  @Test
  void theAccountShownIsMarked() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.model().accountProperty().set(SUPPORT.id());
      watch(dashboard, TRAINING, SUPPORT);
      assertThat(marked(dashboard)).containsExactly("Support");
    });
  }

  @Test
  void theOnlyAccountIsMarked() {
    OnJavaFx.run(() -> assertThat(marked(watching(TRAINING))).containsExactly("Training"));
  }

  @Test
  void pressingTheOnlyAccountDoesNotHideOnesAddedLater() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = watching(TRAINING);
      items(dashboard).getFirst().fire();
      watch(dashboard, TRAINING, SUPPORT);
      assertThat(marked(dashboard)).containsExactly(text("header.all-accounts"));
    });
  }

  @Test
  void allAccountsAreMarkedWhereTheOneChosenIsNotWatched() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.model().accountProperty().set(new AccountId("demo"));
      watch(dashboard, TRAINING, SUPPORT);
      assertThat(marked(dashboard)).containsExactly(text("header.all-accounts"));
    });
  }

  @Test
  void aWindowThatIsMadeLaterThanTheWorldIsKnownOffersItsAccounts() {
    OnJavaFx.run(() -> {
      DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      model.apply(world(TRAINING, SUPPORT));
      Dashboard dashboard =
          Dashboards.of(AppearanceSettings.DEFAULT, WindowSettings.DEFAULT, model, Features.none());
      assertThat(marked(dashboard)).containsExactly(text("header.all-accounts"));
      assertThat(((Labeled) dashboard.view().lookup("#account")).getText())
          .isEqualTo(text("header.all-accounts"));
      assertThat(((Labeled) dashboard.view().lookup("#connection")).getText()).isNotEmpty();
    });
  }

  private static AccountView account(String id, String name) {
    return SampleWorld.account(new AccountId(id), name, new Link.Live());
  }

  private static Dashboard watching(AccountView... accounts) {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
    watch(dashboard, accounts);
    return dashboard;
  }

  private static void watch(Dashboard dashboard, AccountView... accounts) {
    dashboard.model().apply(world(accounts));
  }

  private static WorldView world(AccountView... accounts) {
    return new WorldView(SampleWorld.NOW, false, List.of(accounts), List.of());
  }

  private static List<RadioMenuItem> items(Dashboard dashboard) {
    return ((MenuButton) dashboard.view().lookup("#account"))
        .getItems().stream().map(RadioMenuItem.class::cast).toList();
  }

  private static List<String> marked(Dashboard dashboard) {
    return items(dashboard).stream()
        .filter(RadioMenuItem::isSelected)
        .map(RadioMenuItem::getText)
        .toList();
  }
}
