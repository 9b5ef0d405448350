package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.named;
import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.platform.LogonEntry;
import envwatch.remote.SshCommand;
import envwatch.settings.GeneralSettings;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.Form;
import envwatch.words.PlainText;
import java.io.IOException;
import java.util.Optional;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** The start of the program at log-on, and the terminal for SSH. */
final class GeneralPage extends FormPage<GeneralSettings, SectionDraft<GeneralSettings>> {
  private final SettingsServices.Logon logon;
  private final BackgroundWork background;
  private final CheckBox atLogon =
      named(new CheckBox(text("settings.general.logon")), "general-logon");
  private final Label logonHint = named(Form.hint(""), "general-logon-hint");
  private Subscription shown = Subscription.EMPTY;

  /** What the system said; null before it has. */
  private @Nullable Boolean before;

  GeneralPage(
      SectionDraft<GeneralSettings> draft,
      SettingsServices.Logon logon,
      BackgroundWork background) {
    super(PageName.GENERAL, draft);
    this.logon = logon;
    this.background = background;
    form.heading("settings.general.start");
    atLogon.setWrapText(true);
    form.addWide(atLogon, logonHint);
    atLogon.setDisable(true);
    tellLogon(text("settings.general.logon.asking"));
    form.heading("settings.general.terminal");
    TextField command = named(new TextField(), "general-command");
    command.setPromptText(text("settings.general.command.prompt"));
    command.textProperty().bindBidirectional(draft.typed(GeneralSettings.TERMINAL));
    form.add(
        "settings.general.command",
        command,
        command,
        draft.typed(GeneralSettings.TERMINAL),
        this::commandProblem,
        Form.hint(text("settings.general.command.hint")));
    number("port", GeneralSettings.SSH_PORT);
    // Only who looks at the page has the system asked.
    shown =
        form.sceneProperty()
            .subscribe(scene -> {
              if (scene != null) {
                shown.unsubscribe();
                askLogon();
              }
            });
  }

  private Optional<String> commandProblem() {
    String typed = draft.typed(GeneralSettings.TERMINAL).get();
    return typed.isBlank()
        ? Optional.empty()
        : Optional.ofNullable(SshCommand.of(typed).problem())
            .map(problem -> text("settings.general.command." + key(problem)));
  }

  private void askLogon() {
    background.start(
        () -> {
          try {
            return Optional.of(logon.state());
          } catch (IOException e) {
            return Optional.<LogonEntry.State>empty();
          }
        },
        found ->
            found.ifPresentOrElse(
                this::show, () -> tellLogon(text("settings.general.logon.unknown"))));
  }

  private void show(LogonEntry.State state) {
    before = state.on();
    atLogon.setSelected(state.on());
    atLogon.setDisable(!state.on() && !state.possible());
    String other = state.otherCommand();
    if (other != null) {
      tellLogon(text("settings.general.logon.other", PlainText.line(other)));
    } else {
      tellLogon(
          text(
              state.possible()
                  ? "settings.general.logon.hint"
                  : "settings.general.logon.impossible"));
    }
  }

  private void tellLogon(String words) {
    logonHint.setText(words);
    atLogon.setAccessibleHelp(words);
  }

  /** Whether the program is to be started at log-on; empty if that stays as it is. */
  Optional<Boolean> logonChosen() {
    Boolean told = before;
    return told == null || told == atLogon.isSelected()
        ? Optional.empty()
        : Optional.of(atLogon.isSelected());
  }
}
