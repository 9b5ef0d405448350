package envwatch.ui.team;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.WindowSettings;
import envwatch.team.Claim;
import envwatch.team.ClaimNews;
import envwatch.team.ClaimsView;
import envwatch.team.SilencedBy;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.AppAlerts;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.FakeTime;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ClaimsFeatureTest {
  private static final Instant SINCE = SampleWorld.NOW.minus(Duration.ofMinutes(28));
  private static final Instant UNTIL = SampleWorld.NOW.plus(Duration.ofMinutes(10));
  private static final String AT =
      DateTimeFormatter.ofPattern("HH:mm").format(SINCE.atZone(ZoneId.systemDefault()));

  private final FakeClaims claims = new FakeClaims();
  private final StatusMessage message = new StatusMessage(new FakeTime(), Runnable::run);
  private DashboardModel model;
  private ClaimsFeature feature;
  private Dashboard dashboard;
  private Stage stage;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      feature = new ClaimsFeature(model, claims, message, "alerts.example.com", Runnable::run);
      dashboard =
          Dashboards.of(
              AppearanceSettings.DEFAULT,
              WindowSettings.DEFAULT,
              model,
              new Features(List.of(feature), new PageChoice()));
      dashboard.appearance().use(AppearanceSettings.DEFAULT);
      Scene scene = new Scene(dashboard.view(), 1180, 760);
      dashboard.appearance().dress(scene);
      stage = new Stage();
      stage.setScene(scene);
      Dashboards.addKeys(scene, dashboard);
      stage.show();
      model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
    });
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      feature.close();
      List.copyOf(Window.getWindows()).forEach(Window::hide);
    });
  }

  private static Claim claim(String author, boolean mine) {
    return new Claim(author, SINCE, UNTIL, "restarting", mine, true, null);
  }

  private void told(Map<String, Claim> byId) {
    told(byId, Map.of(), null);
  }

  private void told(
      Map<String, Claim> byId,
      Map<String, List<SilencedBy>> silencedById,
      @Nullable ApiException failure) {
    Map<EnvironmentKey, Claim> who = new HashMap<>();
    byId.forEach((id, claim) -> who.put(SampleWorld.key(id), claim));
    Map<EnvironmentKey, List<SilencedBy>> silenced = new HashMap<>();
    silencedById.forEach((id, all) -> silenced.put(SampleWorld.key(id), all));
    claims.tell(new ClaimsView(who, silenced, SampleWorld.NOW, failure, 0));
  }

  private List<EnvironmentRow> rows(String... ids) {
    return model.everything().stream()
        .filter(row -> List.of(ids).contains(row.key().environment().value()))
        .toList();
  }

  private void press(String... ids) {
    model.select(rows(ids));
    feature.shortcuts().getFirst().action().run();
  }

  private static List<String> texts(Node part) {
    List<String> texts = new ArrayList<>();
    if (part instanceof Labeled label) {
      texts.add(label.getText());
    }
    if (part instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> texts.addAll(texts(child)));
    }
    return texts;
  }

  private List<String> lines(String id) {
    model.select(rows(id));
    // What a skin holds is not found before the first pulse, which may be late.
    dashboard.view().applyCss();
    return texts(dashboard.view().lookup("#detail-claims"));
  }

  /** The question that is open. */
  private Parent question() {
    return Window.getWindows().stream()
        .filter(window -> window != stage)
        .findFirst()
        .orElseThrow()
        .getScene()
        .getRoot();
  }

  @Test
  void oneKeyClaimsWhatHasAProblemWithoutAComment() {
    OnJavaFx.run(() -> {
      told(Map.of());
      press("EN01", "EN02");

      assertThat(claims.asked).containsExactly("claim [EN01, EN02] ");
    });
  }

  @Test
  void theSameKeyReleasesWhatIsMine() {
    OnJavaFx.run(() -> {
      told(Map.of("EN01", claim("ben", true), "EN02", claim("ben", true)));
      press("EN01", "EN02");

      assertThat(claims.asked).containsExactly("release [EN01, EN02]");
    });
  }

  @Test
  void ofMineAndFreeOnesTheKeyClaimsTheRest() {
    OnJavaFx.run(() -> {
      told(Map.of("EN01", claim("ben", true)));
      press("EN01", "EN02");

      assertThat(claims.asked).containsExactly("claim [EN02] ");
    });
  }

  @Test
  void whatIsWellIsNotClaimed() {
    OnJavaFx.run(() -> {
      told(Map.of());
      press("EN05");

      assertThat(claims.asked).isEmpty();
      assertThat(message.textProperty().get()).startsWith("Nothing is wrong with it");
    });
  }

  @Test
  void whoClaimsWhatIsClaimedIsToldWhoseItIs() {
    OnJavaFx.run(() -> {
      told(Map.of("EN01", claim("Ann", false)));
      press("EN01");

      assertThat(claims.asked).isEmpty();
      assertThat(message.textProperty().get()).startsWith("Ann has been on it since " + AT + ".");
    });
  }

  @Test
  void whereSomeAreTakenTheOthersAreClaimedAfterAQuestion() {
    OnJavaFx.run(() -> {
      told(Map.of("EN01", claim("Ann", false)));
      press("EN01", "EN02");
      assertThat(claims.asked).isEmpty();
      assertThat(String.join("\n", texts(question()))).contains("Kubernetes lab: Ann, since " + AT);

      ((Button) question().lookup("#dialog-act")).fire();

      assertThat(claims.asked).containsExactly("claim [EN02] ");
    });
  }

  @Test
  void aCommentIsAskedForInTheMenu() {
    OnJavaFx.run(() -> {
      told(Map.of());
      MenuItem item =
          feature.environmentItems(rows("EN01")).stream()
              .filter(each -> "item-claim-comment".equals(each.getId()))
              .findFirst()
              .orElseThrow();
      item.fire();
      ((TextField) question().lookup("#claim-comment")).setText(" \"}]{\uD83D\uDE00 ");
      ((Button) question().lookup("#dialog-act")).fire();

      assertThat(claims.asked).containsExactly("claim [EN01] \"}]{\uD83D\uDE00");
    });
  }

  @Test
  void nothingIsClaimedInReadOnlyMode() {
    OnJavaFx.run(() -> {
      told(Map.of());
      model.alertsProperty().set(AppAlerts.NONE.withReadOnly(true));
      press("EN01");

      assertThat(claims.asked).isEmpty();
      assertThat(message.textProperty().get())
          .isEqualTo("Envwatch is in read-only mode: it changes nothing.");
      assertThat(feature.environmentItems(rows("EN01"))).allMatch(MenuItem::isDisable);
    });
  }

  @Test
  void theDetailsTellWhoIsOnItWithTheComment() {
    OnJavaFx.run(() -> {
      told(Map.of("EN01", claim("Ann", false), "EN02", claim("ben", true)));

      assertThat(lines("EN01"))
          .containsExactly("Ann has been on it since " + AT + ". \u201crestarting\u201d");
      assertThat(lines("EN02"))
          .containsExactly("You have been on it since " + AT + ". \u201crestarting\u201d");
      assertThat(lines("EN05")).isEmpty();
    });
  }

  @Test
  void theDetailsTellSilencesOfOthersAndWhatIsNotCertain() {
    OnJavaFx.run(() -> {
      SilencedBy certain = new SilencedBy("Eve", UNTIL, "upgrade", true);
      SilencedBy perhaps = new SilencedBy("", UNTIL, "", false);
      told(Map.of(), Map.of("EN01", List.of(certain, perhaps)), null);
      String until =
          DateTimeFormatter.ofPattern("HH:mm").format(UNTIL.atZone(ZoneId.systemDefault()));

      assertThat(lines("EN01"))
          .containsExactly(
              "Silenced by Eve until " + until + ": upgrade",
              "Possibly silenced by Somebody until " + until + "; Envwatch cannot tell");
    });
  }

  @Test
  void aSilenceThatLastsForDaysIsToldWithItsLastDay() {
    OnJavaFx.run(() -> {
      Instant nextWeek = SampleWorld.NOW.plus(Duration.ofDays(7));
      told(
          Map.of(),
          Map.of("EN01", List.of(new SilencedBy("Eve", nextWeek, "upgrade", true))),
          null);
      String day =
          DateTimeFormatter.ofPattern("d MMM HH:mm", Locale.ENGLISH)
              .format(nextWeek.atZone(ZoneId.systemDefault()));

      assertThat(lines("EN01")).containsExactly("Silenced by Eve until " + day + ": upgrade");
    });
  }

  @Test
  void theDetailsTellHowManySilencesWereNotJudged() {
    OnJavaFx.run(() -> {
      claims.tell(new ClaimsView(Map.of(), Map.of(), SampleWorld.NOW, null, 12));

      assertThat(lines("EN05")).singleElement().asString().startsWith("12 silences were not");
    });
  }

  @Test
  void whatIsKnownIsToldWithItsAgeWhileAlertmanagerIsAway() {
    OnJavaFx.run(() -> {
      told(Map.of("EN01", claim("Ann", false)), Map.of(), new ApiException.ServerFault(503, null));

      assertThat(lines("EN01").getFirst()).contains("As of ").contains("alerts.example.com");
    });
  }

  @Test
  void aClaimThatWasNotWrittenSaysWhy() {
    OnJavaFx.run(() -> {
      Claim claim =
          new Claim("ben", SINCE, UNTIL, "", true, false, new ApiException.ServerFault(405, null));
      told(Map.of("EN01", claim));

      assertThat(lines("EN01"))
          .containsExactly(
              "You have been on it since "
                  + AT
                  + ". Others cannot see this yet. alerts.example.com does not allow silences to be"
                  + " changed (status 405). Envwatch tries again every minute.");
    });
  }

  @Test
  void theColumnTellsWhoAndSinceWhen() {
    OnJavaFx.run(() -> {
      told(Map.of("EN01", claim("Ann", false), "EN02", claim("ben", true)));
      TableColumn<EnvironmentRow, ?> column =
          dashboard.view().environmentTable().table().getColumns().stream()
              .filter(each -> "claimed".equals(each.getId()))
              .findFirst()
              .orElseThrow();
      assertThat(column.isVisible()).isFalse();
      column.setVisible(true);
      dashboard.view().settle(1180, 760);

      assertThat(
              dashboard.view().environmentTable().lookupAll(".table-cell").stream()
                  .map(cell -> ((Labeled) cell).getText())
                  .filter(text -> text != null && text.contains("since"))
                  .collect(Collectors.toSet()))
          .containsExactlyInAnyOrder("Ann, since " + AT, "You, since " + AT);
    });
  }

  @Test
  void theChipCountsMineAndNarrowsToThem() {
    OnJavaFx.run(() -> {
      ToggleButton chip = (ToggleButton) dashboard.view().lookup("#chip-mine");
      told(Map.of("EN01", claim("Ann", false)));
      dashboard.view().settle(1180, 760);
      assertThat(chip.isVisible()).isFalse();

      told(Map.of("EN01", claim("Ann", false), "EN02", claim("ben", true)));
      dashboard.view().settle(1180, 760);
      assertThat(chip.isVisible()).isTrue();
      assertThat(chip.getText()).isEqualTo("1 mine");
      chip.fire();

      assertThat(model.environments())
          .extracting(row -> row.key().environment().value())
          .containsExactly("EN02");
    });
  }

  @Test
  void theFilterKnowsWhoIsOnWhat() {
    OnJavaFx.run(() -> {
      told(Map.of("EN01", claim("Ann Meyer", false), "EN02", claim("ben", true)));

      assertThat(filtered("claimed:ann")).containsExactly("EN01");
      assertThat(filtered("claimed:\"ann meyer\",ben")).containsExactlyInAnyOrder("EN01", "EN02");
      assertThat(filtered("claimed:me")).containsExactly("EN02");
      assertThat(filtered("claimed:nobody")).hasSize(10).doesNotContain("EN01", "EN02");
      assertThat(filtered("-claimed:nobody")).containsExactlyInAnyOrder("EN01", "EN02");
      assertThat(filtered("nobody")).containsExactly("EN10");
    });
  }

  private List<String> filtered(String filter) {
    model.filterTextProperty().set(filter);
    return model.environments().stream().map(row -> row.key().environment().value()).toList();
  }

  @Test
  void aRowIsMarkedWithWhoIsOnIt() {
    OnJavaFx.run(() -> {
      told(Map.of("EN01", claim("Ann", false)));
      dashboard.view().settle(1180, 760);

      assertThat(
              dashboard.view().environmentTable().lookupAll(".row-mark").stream()
                  .filter(Node::isVisible)
                  .map(mark -> ((Label) mark).getAccessibleText()))
          .containsExactly("Ann, since " + AT + ": restarting");
    });
  }

  @Test
  void whoRefreshesAsksWhoIsOnWhatToo() {
    OnJavaFx.run(() -> {
      feature.refreshed();

      assertThat(claims.asked).containsExactly("look");
    });
  }

  @Test
  void whatBecameOfAClaimIsTold() {
    OnJavaFx.run(() -> {
      told(Map.of());
      claims.tell(new ClaimNews.Lost(new EnvironmentId("EN01"), "Ann", SINCE));

      assertThat(message.textProperty().get())
          .isEqualTo("Ann claimed Kubernetes lab first, at " + AT + ". Your claim was released.");
    });
  }

  @Test
  void theKeyIsInTheListOfKeysOnlyWhereThereIsATeam() {
    OnJavaFx.run(() -> {
      assertThat(Dashboards.keys(dashboard)).contains(Keys.CLAIM);
      assertThat(Dashboards.keys(Dashboards.of(AppearanceSettings.DEFAULT)))
          .doesNotContain(Keys.CLAIM);
    });
  }
}
