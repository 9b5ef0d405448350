package envwatch.app;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.links.Destination;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.training.ClassId;
import envwatch.platform.AppDirectories;
import envwatch.secrets.MemorySecretStore;
import envwatch.settings.AccountSettings;
import envwatch.settings.SecuritySettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.ui.kit.OnJavaFx;
import envwatch.watch.WatchedEnvironment;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Dialog;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/** The program is asked from outside to show something. */
class ArrivalTest extends PresentedProgram {
  private Environment last() {
    return program.session().watch().view().environments().getLast().environment();
  }

  private String told(String wanted) {
    return program.comesForward(wanted).refusal();
  }

  private String told(Destination wanted) {
    return told(wanted.written());
  }

  private String detailName() {
    return OnJavaFx.call(() -> {
      Labeled name = (Labeled) window().getScene().lookup("#detail-name");
      return name == null ? "" : name.getText();
    });
  }

  private String said() {
    return OnJavaFx.call(() -> ((Labeled) window().getScene().lookup("#message")).getText());
  }

  private String chosenMachine() {
    return OnJavaFx.call(() ->
        window().getScene().getRoot().lookupAll("#machines").stream()
            .filter(TableView.class::isInstance)
            .map(table -> (TableView<?>) table)
            .map(table -> String.valueOf(table.getSelectionModel().getSelectedItem()))
            .findFirst()
            .orElse(""));
  }

  private void awaitShown(String name) {
    await().untilAsserted(() -> assertThat(detailName()).isEqualTo(name));
  }

  @Test
  void theEnvironmentOfALinkIsSelected() {
    start(false);

    assertThat(told(new Destination.OfEnvironment(last().id()))).isEmpty();

    awaitShown(last().name());
  }

  @Test
  void theMachineOfALinkIsSelected() {
    start(false);
    Machine machine = last().machines().getLast();

    assertThat(told(new Destination.OfMachine(last().id(), machine.id()))).isEmpty();

    awaitShown(last().name());
    await().untilAsserted(() -> assertThat(chosenMachine()).isEqualTo(machine.name()));
  }

  @Test
  void theClassOfALinkIsOpened() {
    start(false);
    program.session().classes().keepLists(true);
    ClassId id =
        await()
            .until(
                () -> program.session().classes().view().classes().findFirst(), Optional::isPresent)
            .orElseThrow()
            .key()
            .id();

    assertThat(told(new Destination.OfClass(id))).isEmpty();
    await()
        .untilAsserted(() ->
            assertThat(OnJavaFx.call(() -> window().getScene().lookup("#class-name")))
                .isInstanceOfSatisfying(
                    Labeled.class, label -> assertThat(label.getText()).isNotEmpty()));
  }

  @Test
  void theClassesAreShown() {
    start(false);

    assertThat(told(new Destination.Classes())).isEmpty();

    assertThat(OnJavaFx.call(() -> find("#page-classes").getPseudoClassStates().toString()))
        .contains("selected");
  }

  @Test
  void theFormOfANewEnvironmentIsOpenedEmptyAndSendsNothing() {
    start(false);

    assertThat(told(new Destination.NewEnvironment())).isEmpty();

    assertThat(forms()).hasSize(1);
    assertThat(OnJavaFx.call(() -> ((TextField) inForm("#creation-name")).getText())).isEmpty();
    assertThat(program.session().activities().activities().newestFirst()).isEmpty();
  }

  @Test
  void theFormOfANewEnvironmentIsOpenedOnceItIsKnownWhatTheAccountsAllow() {
    program = new OpenEnvwatch(folder, keychain, time, clipboard, opened::add);

    assertThat(told(new Destination.NewEnvironment())).isEmpty();

    await().untilAsserted(() -> assertThat(forms()).hasSize(1));
  }

  @Test
  void noFormIsOpenedOverADialog() {
    start(false);
    told(new Destination.NewEnvironment());

    assertThat(told(new Destination.NewEnvironment())).isEqualTo(text("creation.dialog-open"));

    assertThat(forms()).hasSize(1);
    assertThat(said()).isEqualTo(text("creation.dialog-open"));
  }

  @Test
  void inReadOnlyModeItIsSaidWhyThereIsNoForm() {
    try (SettingsFile file = new SettingsFile(AppDirectories.below(folder))) {
      file.change(settings ->
          settings.with(
              Settings.SECURITY, settings.security().with(SecuritySettings.READ_ONLY, true)));
    }
    start(false);

    assertThat(told(new Destination.NewEnvironment())).isEqualTo(text("obstacle.read-only"));

    assertThat(forms()).isEmpty();
    assertThat(said()).isEqualTo(text("obstacle.read-only"));
  }

  @Test
  void withoutTheKeyOfAnAccountItIsSaidWhyThereIsNoForm() {
    program = new OpenEnvwatch(folder, new MemorySecretStore(), time, clipboard, opened::add);

    told(new Destination.NewEnvironment());

    await().untilAsserted(() -> assertThat(said()).isEqualTo(text("creation.no-account")));
    assertThat(forms()).isEmpty();
  }

  private static List<Stage> forms() {
    return OnJavaFx.call(() ->
        Window.getWindows().stream()
            .filter(open -> open.getScene().lookup("#creation-name") != null)
            .map(Stage.class::cast)
            .toList());
  }

  private static Node inForm(String selector) {
    return OnJavaFx.call(() -> forms().getFirst().getScene().lookup(selector));
  }

  @Test
  void whetherThereIsAClassIsFoundOutThoughNobodyHasLookedAtClasses() {
    start(false);

    told("envwatch://class/CO-unknown");

    await()
        .untilAsserted(() ->
            assertThat(said())
                .isEqualTo(text("link.nowhere", text("link.subject.class", "CO-unknown"))));
  }

  @Test
  void aNameOrWhatOnlyOneHasOfItIsEnough() {
    start(false);

    assertThat(told(last().name().toUpperCase(Locale.ROOT))).isEmpty();

    awaitShown(last().name());
  }

  @Test
  void ofANameThatSeveralHaveItIsSaidWhichTheyAre() {
    start(false);
    List<String> names =
        program.session().watch().view().environments().stream()
            .map(WatchedEnvironment::name)
            .toList();
    String shared = names.getFirst().substring(0, 1);
    List<String> beginning = names.stream().filter(name -> name.startsWith(shared)).toList();

    String told = told("e");

    assertThat(beginning).isNotEmpty();
    assertThat(told).startsWith("Several have this name: ").contains(names.getFirst());
    assertThat(said()).isEqualTo(told);
  }

  @Test
  void anIdThatIsNotWatchedSaysSoInTheWindowAndToWhoAsked() {
    start(false);

    String told = told("envwatch://environment/EN-unknown");

    assertThat(told)
        .isEqualTo(text("link.nowhere", text("link.subject.environment", "EN-unknown")));
    assertThat(said()).isEqualTo(told);
  }

  @Test
  void aMachineThatIsGoneLeadsToItsEnvironmentAndSaysSo() {
    start(false);

    told("envwatch://machine/" + last().id().value() + "/VM-unknown");

    await().untilAsserted(() -> assertThat(said()).isEqualTo(text("link.no-machine")));
    awaitShown(last().name());
  }

  @Test
  void aLinkWithAnActionInItIsRefusedAndSelectsNothing() {
    start(false);
    String before = detailName();

    String told = told("envwatch://environment/" + last().id().value() + "?do=delete");

    assertThat(told).isEqualTo(text("link.refused.form"));
    assertThat(said()).isEqualTo(told);
    assertThat(detailName()).isEqualTo(before);
  }

  @Test
  void whatIsAskedForBeforeAnythingIsKnownIsShownWhenItIs() {
    program = new OpenEnvwatch(folder, keychain, time, clipboard, opened::add);

    told("envwatch://environment/EN-unknown");

    await()
        .untilAsserted(() ->
            assertThat(said())
                .isEqualTo(text("link.nowhere", text("link.subject.environment", "EN-unknown"))));
  }

  @Test
  void whereAnAccountCannotBeLookedAtItIsNotSaidThatThereIsNoSuchThing() {
    try (SettingsFile file = new SettingsFile(AppDirectories.below(folder))) {
      file.change(settings ->
          settings.with(
              Settings.ACCOUNTS,
              settings.accounts().stream()
                  .map(account ->
                      new AccountSettings(
                          account.id(),
                          account.name(),
                          URI.create("http://127.0.0.1:1"),
                          account.version(),
                          account.apiId(),
                          true,
                          List.of()))
                  .toList()));
    }
    program = new OpenEnvwatch(folder, keychain, time, clipboard, opened::add);

    told("envwatch://environment/EN1");

    await()
        .untilAsserted(() ->
            assertThat(said())
                .isEqualTo(text("link.nowhere.blind", text("link.subject.environment", "EN1"))));
  }

  @Test
  void whileADialogIsOpenItIsSelectedBehindIt() {
    start(false);
    Stage dialog =
        OnJavaFx.call(() -> {
          Dialog<Void> open = new Dialog<>();
          open.initOwner(window());
          open.setTitle("open");
          open.show();
          return (Stage) open.getDialogPane().getScene().getWindow();
        });

    assertThat(told(new Destination.OfEnvironment(last().id()))).isEmpty();

    awaitShown(last().name());
    assertThat(OnJavaFx.call(dialog::isShowing)).isTrue();
  }

  @Test
  void whileSomebodyPresentsTheRealIdLeadsToItsAliasAndNothingIsRevealed() {
    start(true);
    Environment real = last();

    assertThat(told(new Destination.OfEnvironment(real.id()))).isEmpty();
    settle();
    look("after a link");
    String told = told("envwatch://environment/EN-unknown");
    look("after a link that leads nowhere");

    assertThat(detailName()).isNotEmpty();
    assertThat(told).isEqualTo(text("link.nowhere", text("link.subject")));
    assertThat(leaks).isEmpty();
  }
}
