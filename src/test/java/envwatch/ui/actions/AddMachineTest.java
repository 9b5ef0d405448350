package envwatch.ui.actions;

import static envwatch.actions.FakeWorld.machineTarget;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.EnvironmentTarget;
import envwatch.actions.FakeOffers;
import envwatch.actions.FakeWorld;
import envwatch.api.ApiException;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.MachineTemplate;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Adding a machine from a template, and deleting one. */
class AddMachineTest {
  private static final EnvironmentTarget TARGET = FakeWorld.target("Anna");

  private @TempDir Path folder;
  private ActionsWindow window;

  @BeforeEach
  void open() {
    open(new AppearanceSettings(Theme.LIGHT, 14));
  }

  private void open(AppearanceSettings appearance) {
    if (window != null) {
      window.close();
    }
    window = new ActionsWindow(folder, appearance);
    window.happens(() -> window.world.running("Anna"));
  }

  @AfterEach
  void close() {
    window.close();
  }

  private void start(ActionKind kind, EnvironmentTarget target) {
    OnJavaFx.run(() -> window.actions().starter().start(kind, List.of(target)));
    OnJavaFx.run(() -> {});
  }

  @SuppressWarnings("unchecked")
  private ListView<MachineTemplate> templates() {
    return (ListView<MachineTemplate>) window.node("templates");
  }

  private List<String> offered() {
    return OnJavaFx.call(() -> templates().getItems().stream().map(MachineTemplate::name).toList());
  }

  @Test
  void aTemplateIsFoundByPartsOfItsName() {
    start(ActionKind.ADD_MACHINE, TARGET);

    window.type("template-search", "24.04 desk");

    assertThat(offered()).containsExactly("Ubuntu 24.04 Desktop");
  }

  @Test
  void aTemplateIsFoundAmongFiveHundred() {
    window.world.service.offers.templates =
        IntStream.rangeClosed(1, 500)
            .mapToObj(i -> FakeOffers.template("VM" + i, "Image " + i, "Linux"))
            .toList();
    start(ActionKind.ADD_MACHINE, TARGET);
    assertThat(offered()).hasSize(500);

    window.type("template-search", "image 499");

    assertThat(offered()).containsExactly("Image 499");
    assertThat(window.words("machine-name")).isEqualTo("Image 499");
  }

  @Test
  void whatWasChosenIsAdded() {
    start(ActionKind.ADD_MACHINE, TARGET);
    assertThat(window.disabled("dialog-act")).isTrue();
    window.type("template-search", "windows");
    window.type("machine-name", "<b>db</b> & 🚀");

    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed)
        .containsExactly(
            new Action.AddMachine(new EnvironmentId("Anna"), "VM3", "<b>db</b> & 🚀", ""));
  }

  @Test
  void theNameFollowsTheTemplateUntilItIsTyped() {
    start(ActionKind.ADD_MACHINE, TARGET);
    OnJavaFx.run(() -> templates().getSelectionModel().select(0));
    OnJavaFx.run(() -> templates().getSelectionModel().select(1));
    assertThat(window.words("machine-name")).isEqualTo("Ubuntu 24.04 Desktop");
    window.type("machine-name", "web");

    OnJavaFx.run(() -> templates().getSelectionModel().select(2));

    assertThat(window.words("machine-name")).isEqualTo("web");
  }

  @Test
  void enterInTheListAddsTheMachine() {
    start(ActionKind.ADD_MACHINE, TARGET);
    OnJavaFx.run(() -> templates().getSelectionModel().select(0));

    OnJavaFx.run(() ->
        templates()
            .fireEvent(
                new KeyEvent(
                    KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false)));
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed).hasSize(1);
  }

  @Test
  void templatesThatCannotBeReadSayWhyAndAreLoadedAgain() {
    window.world.service.offers.fail(new ApiException.Rejected("", "closed"));
    start(ActionKind.ADD_MACHINE, TARGET);
    assertThat(OnJavaFx.call(() -> ((Label) placeholder()).getText())).contains("closed");
    window.world.service.offers.fail(null);

    window.press("templates-again");
    OnJavaFx.run(() -> {});

    assertThat(offered()).hasSize(3);
  }

  private Object placeholder() {
    return templates().getPlaceholder().lookup(".label");
  }

  @Test
  void aMachineIsDeletedOnlyOnceItsNameIsTyped() {
    start(ActionKind.DELETE_MACHINE, machineTarget("Anna", "web"));
    assertThat(window.disabled("dialog-act")).isTrue();

    window.type("typed-name", "web");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);

    assertThat(window.world.service.performed).hasSize(1);
  }

  @Test
  void anEnvironmentThatIsChangingSaysWhyNoneCanBeAdded() {
    window.happens(() -> window.world.put(FakeWorld.environment("Anna", Phase.CHANGING)));
    window.select("Lab Anna");

    assertThat(window.item("add-machine").isDisable()).isTrue();
    assertThat(window.item("add-machine").getText()).contains("Changing");
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void pictures(Theme theme, int fontSize) {
    open(new AppearanceSettings(theme, fontSize));
    String suffix = "-" + theme.name().toLowerCase(Locale.ROOT) + "-" + fontSize;
    window.world.service.offers.templates =
        IntStream.rangeClosed(1, 40)
            .mapToObj(
                i -> FakeOffers.template("VM" + i, "Ubuntu 24.04 Server, image " + i, "Linux"))
            .toList();
    start(ActionKind.ADD_MACHINE, TARGET);
    OnJavaFx.run(() -> templates().getSelectionModel().select(1));
    assertThat(window.picture("add-machine" + suffix)).isNotEmptyFile();
    window.closeDialog();
    start(ActionKind.DELETE_MACHINE, machineTarget("Anna", "web"));
    assertThat(window.picture("delete-machine" + suffix)).isNotEmptyFile();
  }
}
