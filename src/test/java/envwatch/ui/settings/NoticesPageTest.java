package envwatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.settings.SavedView;
import envwatch.settings.Settings;
import envwatch.tools.Tool;
import envwatch.tools.ToolCommand;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.settings.OpenSettings.Keychain;
import java.util.List;
import javafx.scene.control.ComboBox;
import org.junit.jupiter.api.Test;

class NoticesPageTest {
  private static final SavedView VIEW = new SavedView("Mine", "owner:ann", List.of(Phase.PROBLEM));

  static Tool tool(String id, String name) {
    return new Tool(
        id,
        name,
        Tool.Subject.ENVIRONMENT,
        "",
        new ToolCommand.Program("open-ticket", List.of()),
        false,
        "",
        true);
  }

  private static OpenSettings open(SavedView view, Tool... tools) {
    Settings settings =
        Settings.DEFAULT
            .with(Settings.SAVED_VIEWS, List.of(view))
            .with(Settings.TOOLS, List.of(tools));
    return new OpenSettings(
        settings, new Keychain(true), (account, network, report) -> {}, PageName.NOTICES);
  }

  @SuppressWarnings("unchecked")
  private static ComboBox<String> choice(OpenSettings settings) {
    return (ComboBox<String>) settings.node("notices-view-0-tool");
  }

  private static SavedView applied(OpenSettings settings) {
    settings.press("settings-ok");
    settings.await(() -> assertThat(settings.applied).hasSize(1));
    return settings.applied.getFirst().settings().savedViews().getFirst();
  }

  @Test
  void theToolThatIsChosenIsRunByTheView() {
    try (OpenSettings settings = open(VIEW, tool("a", "Ticket"), tool("b", "Mail"))) {
      OnJavaFx.run(() -> choice(settings).setValue("b"));

      assertThat(applied(settings)).isEqualTo(VIEW.running("b"));
    }
  }

  @Test
  void nothingCanBeChosenAgain() {
    try (OpenSettings settings = open(VIEW.running("a"), tool("a", "Ticket"))) {
      OnJavaFx.run(() -> choice(settings).setValue(""));

      assertThat(applied(settings)).isEqualTo(VIEW);
    }
  }

  @Test
  void onlyToolsThatMayRunByThemselvesAreOffered() {
    Tool ticket = tool("a", "Ticket");
    Tool changing =
        new Tool("b", "Restart", ticket.subject(), "", ticket.command(), true, "", true);
    try (OpenSettings settings = open(VIEW, ticket, changing, tool("c", "Off").turned(false))) {
      assertThat(OnJavaFx.call(() -> List.copyOf(choice(settings).getItems())))
          .containsExactly("", "a");
    }
  }

  @Test
  void aToolThatIsNotThereAnyMoreIsKeptUntilAnotherIsChosen() {
    try (OpenSettings settings = open(VIEW.running("gone"), tool("a", "Ticket"))) {
      assertThat(OnJavaFx.call(() -> choice(settings).getValue())).isEmpty();
      assertThat(applied(settings)).isEqualTo(VIEW.running("gone"));
    }
  }
}
