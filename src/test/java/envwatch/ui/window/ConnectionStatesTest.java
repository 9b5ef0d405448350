package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreadable;
import envwatch.model.AccountId;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.AppAlerts;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import envwatch.words.AccountTrouble;
import envwatch.words.AccountTrouble.Remedy;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Title, strip and banner say what keeps the data from coming, and nothing else. */
class ConnectionStatesTest {
  private Dashboard dashboard;
  private Scene scene;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      scene = new Scene(dashboard.view(), 1000, 650);
    });
  }

  static Stream<Arguments> failures() {
    return Stream.of(
        Arguments.of(new Unreachable(Unreachable.Kind.REFUSED, null), "No connection", "lost"),
        Arguments.of(new Unreachable(Unreachable.Kind.NO_NETWORK, null), "No connection", "lost"),
        Arguments.of(
            ApiException.ServerFault.byService(500, null), "Service failing", "service-failing"),
        Arguments.of(
            new ApiException.ServerFault(503, Duration.ofSeconds(30)),
            "Service failing",
            "service-failing"),
        Arguments.of(new Unreadable(Unreadable.What.HTML), "Service failing", "service-failing"),
        Arguments.of(new ApiException.NotFound("404"), "Service failing", "service-failing"),
        Arguments.of(new ApiException.RateLimited(null), "Rate limited", "rate-limited"),
        Arguments.of(
            new ApiException.ClockSkew(Duration.ofHours(1)), "Clock wrong", "clock-wrong"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void onlyWhereThereIsNoConnectionItSaysSo(ApiException cause, String said, String banner) {
    Link lost = new Link.Lost(cause, SampleWorld.NOW, SampleWorld.NOW.plusSeconds(20));
    show(SampleWorld.view(SampleWorld.account(lost, false, null), List.of()));
    assertThat(title()).isEqualTo(said + " - Training Europe - Envwatch");
    assertThat(words("#connection")).startsWith(said);
    assertThat(node("#banner-" + banner)).isNotNull();
    // As its banner: what only waits is no failure.
    assertThat(node("#connection").getPseudoClassStates())
        .extracting(PseudoClass::getPseudoClassName)
        .contains(cause instanceof ApiException.RateLimited ? "limited" : "trouble")
        .doesNotContain(cause instanceof ApiException.RateLimited ? "trouble" : "limited");
  }

  @Test
  void theStripTellsTheStateTheVersionAndWhenTheNextCheckIs() {
    show(SampleWorld.of());
    assertThat(words("#connection")).startsWith("Live  \u00b7  v1  \u00b7  next check 10 s");
  }

  @Test
  void theStripTellsHowManyAccountsAreLostAndCountsUntilTheNextTry() {
    Link lost =
        new Link.Lost(
            new Unreachable(Unreachable.Kind.REFUSED, null),
            SampleWorld.NOW,
            SampleWorld.NOW.plusSeconds(7));
    WorldView world =
        new WorldView(
            SampleWorld.NOW,
            false,
            List.of(
                SampleWorld.account(new Link.Live()),
                SampleWorld.account(new AccountId("account-2"), "Support", lost)),
            List.of());
    show(world);
    assertThat(words("#connection")).isEqualTo("1 of 2 accounts offline  \u00b7  next check 7 s");
    OnJavaFx.run(() -> dashboard.model().tick(SampleWorld.NOW.plusSeconds(2)));
    assertThat(words("#connection")).isEqualTo("1 of 2 accounts offline  \u00b7  next check 5 s");
  }

  @ParameterizedTest
  @MethodSource("troublesOfOneOfTwo")
  void whatIsWrongWithOneOfTwoAccountsIsSaidAsItIs(ApiException cause, String said) {
    Link lost = new Link.Lost(cause, SampleWorld.NOW, SampleWorld.NOW.plusSeconds(7));
    show(
        new WorldView(
            SampleWorld.NOW,
            false,
            List.of(
                SampleWorld.account(new Link.Live()),
                SampleWorld.account(new AccountId("account-2"), "Support", lost)),
            List.of()));
    assertThat(words("#connection")).startsWith(said + "  \u00b7  next check");
  }

  static Stream<Arguments> troublesOfOneOfTwo() {
    return Stream.of(
        Arguments.of(new Unreachable(Unreachable.Kind.REFUSED, null), "1 of 2 accounts offline"),
        Arguments.of(new ApiException.NotFound("404"), "1 of 2 accounts failing"),
        Arguments.of(new ApiException.RateLimited(null), "1 of 2 accounts rate limited"));
  }

  @Test
  void theTipOfTheStripTellsWhatTheStripDoesNot() {
    show(SampleWorld.of());
    OnJavaFx.run(() -> dashboard.view().settle(1600, 650));
    assertThat(OnJavaFx.call(() -> Controls.tipOf(scene.lookup("#connection"))))
        .startsWith("Last answer ")
        .doesNotContain("next check");
  }

  @Test
  void aKeyRejectedAtTheStartIsNotConnecting() {
    Link rejected = new Link.SignedOut(new ApiException.Unauthorized("401"), SampleWorld.NOW);
    show(SampleWorld.view(SampleWorld.account(rejected, false, null), List.of()));
    assertThat(title()).isEqualTo("Not signed in - Training Europe - Envwatch");
    assertThat(words("#connection")).startsWith("Not signed in");
    assertThat(words("#chip-problem")).isEqualTo("\u2013 failed");
  }

  @Test
  void aKeyRejectedLaterSaysFromWhenTheDataIs() {
    Link rejected = new Link.SignedOut(new ApiException.Unauthorized("401"), SampleWorld.NOW);
    show(SampleWorld.view(SampleWorld.account(rejected), List.of()));
    assertThat(words("#banner-signed-out .label")).contains(" Showing data from ");
  }

  @Test
  void anAccountWithoutKeyIsNotSignedIn() {
    show(new WorldView(SampleWorld.NOW, false, List.of(), List.of()));
    OnJavaFx.run(() ->
        dashboard
            .model()
            .alertsProperty()
            .set(
                AppAlerts.NONE.withAccounts(
                    false, List.of(new AccountTrouble("Not watched: Lab.", Remedy.ENTER)), false)));
    assertThat(title()).isEqualTo("Not signed in - Envwatch");
    assertThat(words("#connection")).isEqualTo("Not signed in");
    assertThat(OnJavaFx.call(this::placeholder))
        .contains("Not watching. Enter the API key in Settings.");
    assertThat(words("#chip-problem")).isEqualTo("\u2013 failed");
  }

  @Test
  void withoutAnAccountThereIsNothingToSwitch() {
    show(new WorldView(SampleWorld.NOW, false, List.of(), List.of()));
    assertThat(OnJavaFx.<Boolean>call(() -> scene.lookup("#account").isDisabled())).isTrue();
    assertThat(words("#account")).isEqualTo("No account");
    show(SampleWorld.of());
    assertThat(OnJavaFx.<Boolean>call(() -> scene.lookup("#account").isDisabled())).isFalse();
  }

  @Test
  void aBadgeSaysThatNothingCanBeChanged() {
    assertThat(OnJavaFx.<Boolean>call(() -> scene.lookup("#read-only").isVisible())).isFalse();
    OnJavaFx.run(() -> dashboard.model().alertsProperty().set(AppAlerts.NONE.withReadOnly(true)));
    assertThat(OnJavaFx.<Boolean>call(() -> scene.lookup("#read-only").isVisible())).isTrue();
    assertThat(words("#read-only")).isEqualTo("Read-only");
  }

  private List<String> placeholder() {
    dashboard.view().settle(1000, 650);
    return scene.getRoot().lookupAll(".placeholder-box .label").stream()
        .map(node -> ((Labeled) node).getText())
        .toList();
  }

  private void show(WorldView world) {
    OnJavaFx.run(() -> dashboard.model().apply(world));
  }

  private String title() {
    return OnJavaFx.call(() -> WindowTitle.of(dashboard.model()));
  }

  private String words(String id) {
    return OnJavaFx.call(() -> ((Labeled) scene.lookup(id)).getText());
  }

  private @Nullable Node node(String id) {
    return OnJavaFx.call(() -> scene.lookup(id));
  }
}
