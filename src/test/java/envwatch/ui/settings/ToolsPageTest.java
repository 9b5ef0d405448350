package envwatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.Settings;
import envwatch.tools.Tool;
import envwatch.tools.ToolCommand;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.settings.OpenSettings.Keychain;
import envwatch.words.ToolWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ToolsPageTest {
  private static final Tool TICKET =
      new Tool(
          "1",
          "Open ticket",
          Tool.Subject.ENVIRONMENT,
          "",
          new ToolCommand.Link("https://tickets.example/new?about={name}"),
          false,
          "",
          true);
  private static final Tool PING =
      new Tool(
          "2",
          "Ping",
          Tool.Subject.MACHINE,
          "os:linux",
          new ToolCommand.Program("ping", List.of("-c1", "{ip}")),
          false,
          "Shortcut+Alt+P",
          true);

  @TempDir private Path folder;

  private static OpenSettings open(Tool... tools) {
    return new OpenSettings(
        Settings.DEFAULT.with(Settings.TOOLS, List.of(tools)),
        new Keychain(true),
        (account, network, report) -> {},
        PageName.TOOLS);
  }

  private static List<Tool> applied(OpenSettings settings) {
    settings.press("settings-ok");
    settings.await(() -> assertThat(settings.applied).hasSize(1));
    return settings.applied.getFirst().settings().tools();
  }

  @Test
  void whatIsNotChangedStaysAsItIs() {
    try (OpenSettings settings = open(TICKET, PING)) {
      assertThat(applied(settings)).containsExactly(TICKET, PING);
    }
  }

  @Test
  void aNewToolIsKept() {
    try (OpenSettings settings = open()) {
      settings.press("tool-add");
      settings.type("tool-name", "Wiki");
      settings.type("tool-address", "https://wiki.example/{blueprint}");

      assertThat(applied(settings))
          .singleElement()
          .satisfies(tool -> {
            assertThat(tool.name()).isEqualTo("Wiki");
            assertThat(tool.command())
                .isEqualTo(new ToolCommand.Link("https://wiki.example/{blueprint}"));
            assertThat(tool.on()).isTrue();
          });
    }
  }

  @Test
  void oneToolTooManyIsRefusedInWords() {
    Tool[] tools = Collections.nCopies(Tool.MOST, TICKET).toArray(Tool[]::new);
    try (OpenSettings settings = open(tools)) {
      settings.press("tool-add");

      assertThat(((Label) settings.node("tools-told")).getText())
          .isEqualTo("There can be at most 100 tools.");
    }
  }

  @Test
  void theOrderIsThatOfMenus() {
    try (OpenSettings settings = open(TICKET, PING)) {
      settings.press("tool-down");

      assertThat(applied(settings)).containsExactly(PING, TICKET);
    }
  }

  @Test
  void aRemovedToolIsGone() {
    try (OpenSettings settings = open(TICKET, PING)) {
      settings.press("tool-remove");

      assertThat(applied(settings)).containsExactly(PING);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "tool-name,'',Enter a name.",
    "tool-address,https://a.example/{nom},There is no field {nom}.",
    "tool-address,https://a.example/{name,A brace has no counterpart",
    "tool-address,https://a.example/{password},Passwords and keys are never given to a tool",
    "tool-address,https://a.example/{ip},What the tool is for has no {ip}.",
    "tool-address,javascript:alert(1),Enter an address that begins with https://",
    "tool-key,Ctrl+Shift+C,is taken: ",
    "tool-key,Shortcut+F,is taken: ",
    "tool-key,x,Take a key with Ctrl or Alt",
    "tool-key,Hyper+X,This is not a key."
  })
  void aMistakeIsToldBesideItsFieldAndNothingIsKept(String field, String typed, String words) {
    try (OpenSettings settings = open(TICKET)) {
      settings.type(field, typed);
      settings.press("settings-ok");

      assertThat(settings.problemOf(field)).contains(words);
      assertThat(settings.applied).isEmpty();
    }
  }

  @Test
  void twoToolsDoNotHaveOneKey() {
    try (OpenSettings settings = open(PING, TICKET)) {
      ComboBox<?> choice = (ComboBox<?>) settings.node("tool-choice");
      OnJavaFx.run(() -> choice.getSelectionModel().select(1));
      settings.type("tool-key", "Ctrl+Alt+P");
      settings.press("settings-ok");

      assertThat(settings.problemOf("tool-key")).endsWith("is taken: Ping");
    }
  }

  @Test
  void thePressedKeyIsTheKey() {
    try (OpenSettings settings = open(TICKET)) {
      TextField key = (TextField) settings.node("tool-key");
      OnJavaFx.run(() ->
          key.fireEvent(
              new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.F2, true, false, true, false)));

      assertThat(applied(settings).getFirst().key()).isEqualTo("Shift+Alt+F2");
    }
  }

  @Test
  void theCommandIsShownAsItWouldBeStarted() {
    try (OpenSettings settings = open(PING)) {
      assertThat(settings.words("tool-preview")).isEqualTo("ping\n-c1\n192.0.2.10");
    }
  }

  private String imported(ToolsDraft draft, Path file) {
    return OnJavaFx.call(() -> {
      ToolsPage page =
          new ToolsPage(
              draft,
              new SettingsServices.Tools(List::of, ToolWords::example),
              () -> file,
              name -> file,
              new BackgroundWork(Runnable::run, Runnable::run));
      ((Button) page.content().lookup("#tool-import")).fire();
      return ((Label) page.content().lookup("#tools-told")).getText();
    });
  }

  @Test
  void aToolOfAFileIsOffUntilSomebodyHasReadIt() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("tools.json"),
            "{\"tools\":[{\"name\":\"Wipe\",\"for\":\"machine\",\"program\":\"rm\",\"on\":true}]}");
    ToolsDraft draft = OnJavaFx.call(() -> ToolsDraft.of(List.of(PING)));

    assertThat(imported(draft, file)).startsWith("One tool of tools.json was added, turned off.");
    assertThat(draft.settings()).extracting(Tool::on).containsExactly(true, false);
  }

  @ParameterizedTest
  @CsvSource({
    "{,It is not a JSON file.",
    "{},The file contains no tools.",
    "'{\"tools\":[{\"name\":\"x\",\"for\":\"machine\",\"program\":\"x\",\"shell\":1}]}',“shell”",
  })
  void ofAFileWithAMistakeNothingIsAdded(String content, String words) throws IOException {
    Path file = Files.writeString(folder.resolve("tools.json"), content);
    ToolsDraft draft = OnJavaFx.call(() -> ToolsDraft.of(List.of(PING)));

    assertThat(imported(draft, file))
        .startsWith("Nothing of tools.json was added.")
        .contains(words);
    assertThat(draft.settings()).containsExactly(PING);
  }

  @Test
  void aMissingFileIsSaidNotToBeReadable() {
    ToolsDraft draft = OnJavaFx.call(() -> ToolsDraft.of(List.of(PING)));

    assertThat(imported(draft, folder.resolve("gone.json"))).endsWith("It cannot be read.");
  }
}
