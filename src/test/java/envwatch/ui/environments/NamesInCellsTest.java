package envwatch.ui.environments;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.RowNotes;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.model.SampleWorlds;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/** What cells of the two tables say of names and states. */
class NamesInCellsTest {
  private static final AccountId SUPPORT = new AccountId("support");
  private static final String CLASS = "Kubernetes for experienced administrators, autumn term, ";

  @Test
  void namesThatDifferOnlyInTheirEndsAreToldApart() {
    OnJavaFx.run(() -> {
      Dashboard dashboard =
          shown(
              SampleWorld.environment("1", CLASS + "seat 07", SampleWorld.running()),
              SampleWorld.environment("2", CLASS + "seat 08", SampleWorld.running()));

      List<TableCell<?, ?>> names = cells(dashboard.view().environmentTable(), "name");

      assertThat(names).hasSize(2).allMatch(TableCell::isTextTruncated);
      assertThat(names).extracting(NamesInCellsTest::visible).allMatch(it -> it.startsWith("Kub"));
      assertThat(names).extracting(NamesInCellsTest::visible).anyMatch(it -> it.endsWith("07"));
      assertThat(names).extracting(NamesInCellsTest::visible).anyMatch(it -> it.endsWith("08"));
      assertThat(names)
          .extracting(cell -> Controls.tipOf(cell))
          .contains(CLASS + "seat 07", CLASS + "seat 08");
    });
  }

  @Test
  void environmentsOfOneNameInTwoAccountsShowTheirAccounts() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown("Lab", "lab", "Zoo");

      assertThat(cells(dashboard.view().environmentTable(), "name"))
          .extracting(NamesInCellsTest::inFull)
          .containsExactlyInAnyOrder(
              "Lab \u00b7 Training",
              "lab \u00b7 Support",
              "Zoo \u00b7 Support",
              "Zoo \u00b7 Training",
              "Only");
    });
  }

  @Test
  void whereOneAccountIsShownItIsNotNamedInEachRow() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown("Lab", "lab", "Zoo");
      dashboard.model().accountProperty().set(SUPPORT);
      dashboard.view().settle(1000, 650);

      assertThat(cells(dashboard.view().environmentTable(), "name"))
          .extracting(NamesInCellsTest::inFull)
          .containsExactlyInAnyOrder("lab", "Zoo");
    });
  }

  @Test
  void anAccountBesideANameIsReadAloudAndHasATip() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown("Lab", "lab", "Zoo");

      assertThat(cells(dashboard.view().environmentTable(), "name"))
          .filteredOn(cell -> cell.getGraphic() != null)
          .hasSize(4)
          .allMatch(cell -> inFull(cell).equals(cell.getAccessibleText()))
          .allMatch(cell -> inFull(cell).equals(Controls.tipOf(cell)));
    });
  }

  @Test
  void aLongNameLeavesItsAccountReadable() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(CLASS + "seat 07", CLASS + "seat 07", "Zoo");
      dashboard.view().settle(1180, 650);

      List<TableCell<?, ?>> cut =
          cells(dashboard.view().environmentTable(), "name").stream()
              .filter(cell -> cell.getText().startsWith(CLASS))
              .toList();
      assertThat(cut).hasSize(2).allMatch(TableCell::isTextTruncated);
      assertThat(cut)
          .extracting(cell -> ((Label) cell.getGraphic()).isTextTruncated())
          .containsOnly(false);
    });
  }

  @Test
  void anAccountOfWhichNothingCouldBeReadLeavesItsRoomToTheName() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(CLASS + "seat 07", CLASS + "seat 07", "Zoo");
      narrow(dashboard, "name", 75);
      assertThat(accounts(dashboard)).isEmpty();
      assertThat(cells(dashboard.view().environmentTable(), "name"))
          .extracting(NamesInCellsTest::own)
          .anyMatch(name -> name.length() > 8);

      narrow(dashboard, "name", 160);
      assertThat(accounts(dashboard)).hasSize(4).allMatch(Label::isVisible);
    });
  }

  @Test
  void ownersKeepTheirEndsAsTheNumbersOfAliases() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown("Lab", "lab", "Zoo");
      narrow(dashboard, "owner", 65);

      assertThat(cells(dashboard.view().environmentTable(), "owner"))
          .isNotEmpty()
          .allMatch(TableCell::isTextTruncated)
          .extracting(NamesInCellsTest::visible)
          .allMatch(owner -> owner.startsWith("a") && owner.endsWith("t"));
    });
  }

  private static void narrow(Dashboard dashboard, String id, double width) {
    TableView<?> table = dashboard.view().environmentTable().table();
    for (TableColumn<?, ?> column : table.getVisibleLeafColumns()) {
      if (id.equals(column.getId())) {
        column.setMinWidth(0);
        column.setMaxWidth(width);
        column.setMinWidth(width);
      }
    }
    dashboard.view().settle(1000, 650);
  }

  private static List<Label> accounts(Dashboard dashboard) {
    return cells(dashboard.view().environmentTable(), "name").stream()
        .map(TableCell::getGraphic)
        .filter(Label.class::isInstance)
        .map(Label.class::cast)
        .toList();
  }

  @Test
  void whatAStateIsSaysTheCellBeforeHowOldItIs() {
    OnJavaFx.run(() -> {
      Environment failed =
          SampleWorld.environment("1", "Lab", new Status(Phase.PROBLEM, "Creation failed"));
      Dashboard dashboard = shown(failed);
      narrow(dashboard, "status", 130);
      dashboard
          .model()
          .apply(
              SampleWorld.view(
                  SampleWorld.account(new Link.Live()),
                  List.of(SampleWorld.watched(failed, SampleWorld.NOW.minusSeconds(7200), null))));
      dashboard.view().settle(1000, 650);

      assertThat(cells(dashboard.view().environmentTable(), "status"))
          .singleElement()
          .satisfies(cell -> {
            assertThat(cell.getText()).isEqualTo("Creation failed");
            assertThat(cell.isTextTruncated()).isFalse();
            assertThat(Controls.tipOf(cell)).contains("2 h");
          });
    });
  }

  @Test
  void accountAndTagsLeaveSomethingOfTheName() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown("Active Directory forest", "Active Directory forest", "Zoo");
      RowNotes tagged = new RowNotes(List.of("quarterly", "vip"), List.of(), List.of());
      dashboard.model().everything().forEach(row -> row.note(tagged));
      dashboard.view().settle(1000, 650);

      assertThat(cells(dashboard.view().environmentTable(), "name"))
          .hasSize(5)
          .noneMatch(cell -> own(cell).isBlank());
    });
  }

  @Test
  void aNameKeepsItsBeginningBesideAccountTagsAndMark() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown("Active Directory forest", "Active Directory forest", "Zoo");
      dashboard
          .model()
          .everything()
          .forEach(row -> {
            row.note(new RowNotes(List.of("quarterly", "vip"), List.of(), List.of()));
            row.markNotices(true, false);
          });
      for (double width : new double[] {85, 110, 130, 160, 200, 260}) {
        narrow(dashboard, "name", width);
        assertThat(cells(dashboard.view().environmentTable(), "name"))
            .hasSize(5)
            .extracting(NamesInCellsTest::own)
            .as("in %s pixels", width)
            .allMatch(own -> own.length() >= 8 || List.of("Zoo", "Only").contains(own));
      }
    });
  }

  @Test
  void addressesAreNotCutWhileTheRestIsNotSeenYet() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.appearance().use(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), 1180, 760));
      dashboard.model().apply(SampleWorlds.partlySeen());
      dashboard.view().settle(1180, 760);
      dashboard.model().select(SampleWorld.key("EN04"));
      dashboard.view().settle(1180, 760);

      assertThat(dashboard.view().lookupAll("#machines .copy-address"))
          .isNotEmpty()
          .map(copy -> (Label) copy.getParent().getChildrenUnmodifiable().getFirst())
          .noneMatch(Label::isTextTruncated);
    });
  }

  /** Two accounts: the third name in both, each of the others in one, and one name in one only. */
  private static Dashboard shown(String training, String support, String both) {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
    dashboard.appearance().use(AppearanceSettings.DEFAULT);
    dashboard.appearance().dress(new Scene(dashboard.view(), 1000, 650));
    WorldView one =
        SampleWorld.of(
            SampleWorld.environment("1", training, SampleWorld.running()),
            SampleWorld.environment("2", both, SampleWorld.running()),
            SampleWorld.environment("3", "Only", SampleWorld.running()));
    List<WatchedEnvironment> watched = new ArrayList<>(one.environments());
    watched.add(of(SUPPORT, SampleWorld.environment("1", support, SampleWorld.running())));
    watched.add(of(SUPPORT, SampleWorld.environment("4", both, SampleWorld.running())));
    AccountView first = SampleWorld.account(SampleWorld.ACCOUNT, "Training", new Link.Live());
    AccountView second = SampleWorld.account(SUPPORT, "Support", new Link.Live());
    dashboard.model().apply(new WorldView(one.at(), false, List.of(first, second), watched));
    dashboard.view().settle(1000, 650);
    return dashboard;
  }

  private static WatchedEnvironment of(AccountId account, Environment environment) {
    WatchedEnvironment known = SampleWorld.watched(environment);
    return new WatchedEnvironment(
        new EnvironmentKey(account, environment.id()),
        environment,
        known.seenAt(),
        known.interval(),
        null,
        known.newerStatus());
  }

  /** What a person reads in a cell. */
  private static String inFull(TableCell<?, ?> cell) {
    return cell.getGraphic() instanceof Label account
        ? cell.getText() + " \u00b7 " + account.getText()
        : cell.getText();
  }

  @Test
  void namesOfMachinesKeepTheirEnds() {
    OnJavaFx.run(() -> {
      Dashboard dashboard =
          shown(
              SampleWorld.environment(
                  "1",
                  "Lab",
                  SampleWorld.running(),
                  SampleWorld.running("m1", CLASS + "worker-12")));

      List<TableCell<?, ?>> names = cells(dashboard.view().machineTable(), "name");

      assertThat(names).hasSize(1).allMatch(TableCell::isTextTruncated);
      assertThat(names).extracting(NamesInCellsTest::visible).allMatch(it -> it.endsWith("2"));
    });
  }

  @Test
  void progressStandsInTheStatusOfAMachine() {
    OnJavaFx.run(() -> {
      Dashboard dashboard =
          shown(
              SampleWorld.environment(
                  "1",
                  "Lab",
                  SampleWorld.running(),
                  SampleWorld.machine("m1", "db", Phase.CHANGING, "Preparing", 40),
                  SampleWorld.running("m2", "web")));

      assertThat(cells(dashboard.view().machineTable(), "status"))
          .extracting(TableCell::getText)
          .containsExactlyInAnyOrder("Preparing 40 %", "Running");
    });
  }

  private static Dashboard shown(Environment... environments) {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
    dashboard.appearance().use(AppearanceSettings.DEFAULT);
    dashboard.appearance().dress(new Scene(dashboard.view(), 1000, 650));
    dashboard.model().apply(SampleWorld.of(environments));
    dashboard.view().settle(1000, 650);
    return dashboard;
  }

  private static List<TableCell<?, ?>> cells(Parent table, String column) {
    return table.lookupAll(".table-cell").stream()
        .<TableCell<?, ?>>map(cell -> (TableCell<?, ?>) cell)
        .filter(cell -> column.equals(cell.getTableColumn().getId()))
        .filter(cell -> cell.getText() != null)
        .toList();
  }

  /** What is seen of its own text, without the labels beside it. */
  private static String own(TableCell<?, ?> cell) {
    return cell.getChildrenUnmodifiable().stream()
        .filter(Text.class::isInstance)
        .map(part -> ((Text) part).getText())
        .findFirst()
        .orElse("");
  }

  /** What is left of the text where it is cut. */
  private static String visible(TableCell<?, ?> cell) {
    return ((Text) cell.lookup(".text")).getText();
  }
}
