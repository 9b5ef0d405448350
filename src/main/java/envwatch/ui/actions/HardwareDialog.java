package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.EnvironmentTarget;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.Hardware;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.FormRows;
import envwatch.words.ActionWords;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Asks for other hardware of a machine. A field left as it is changes nothing. */
final class HardwareDialog {
  /** service/api-v2.md, EditMachineHardware. */
  private static final int LEAST_MEMORY = 512;

  private static final int MOST_DIGITS = 8;

  private final TextField cpus = number("hardware-cpus");
  private final TextField memory = number("hardware-memory");
  private final TextField disk = number("hardware-disk");
  private final Hardware now;
  private final DialogFrame frame;

  /**
   * @param hardware what the machine is made of now; null when the service does not tell
   * @param decided is given the action for a target
   */
  public HardwareDialog(
      @Nullable Window owner,
      EnvironmentTarget target,
      @Nullable Hardware hardware,
      Consumer<Function<EnvironmentTarget, Action>> decided) {
    now = hardware == null ? new Hardware(0, 0, 0) : hardware;
    FormRows form = new FormRows();
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            ActionIcons.of(ActionKind.EDIT_HARDWARE),
            text("hardware.title", ActionWords.quoted(target)),
            form,
            32,
            30);
    frame.askBeforeDiscarding();
    form.add(text("hardware.cpus"), cpus, is(now.cpus()));
    form.add(
        text("hardware.memory"),
        memory,
        is(now.memoryMegabytes()) + " " + text("hardware.memory.hint", LEAST_MEMORY));
    form.add(
        text("hardware.disk"), disk, is(now.diskGigabytes()) + " " + text("hardware.disk.hint"));
    preset(cpus, now.cpus());
    preset(memory, now.memoryMegabytes());
    preset(disk, now.diskGigabytes());
    Button apply = frame.buttons(text("hardware.apply"), () -> decided.accept(this::action));
    apply.setDefaultButton(true);
    apply
        .disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> !fits(action(target)),
                cpus.textProperty(),
                memory.textProperty(),
                disk.textProperty()));
  }

  private static TextField number(String id) {
    TextField field = new TextField();
    field.setId(id);
    field.setTextFormatter(new TextFormatter<>(HardwareDialog::digits));
    return field;
  }

  @SuppressWarnings("NullAway") // TextFormatter takes null as a change that is not to be made.
  private static TextFormatter.Change digits(TextFormatter.Change change) {
    return change.getControlNewText().matches("[0-9]{0," + MOST_DIGITS + "}") ? change : null;
  }

  private static void preset(TextField field, int value) {
    field.setText(value > 0 ? String.valueOf(value) : "");
  }

  private static String is(int value) {
    return text("hardware.now", value > 0 ? String.valueOf(value) : text("hardware.unknown"));
  }

  /** What is null is left as it is. */
  private Action.EditHardware action(EnvironmentTarget target) {
    return new Action.EditHardware(
        target.key().environment(),
        target.machineOrThrow(),
        changed(cpus, now.cpus()),
        changed(memory, now.memoryMegabytes()),
        changed(disk, now.diskGigabytes()));
  }

  private static @Nullable Integer changed(TextField field, int is) {
    if (field.getText().isBlank()) {
      return null;
    }
    int wanted = Integer.parseInt(field.getText());
    return wanted == is ? null : wanted;
  }

  private boolean fits(Action.EditHardware edit) {
    Integer wantedCpus = edit.cpus();
    Integer wantedMemory = edit.memoryMegabytes();
    Integer wantedDisk = edit.diskGigabytes();
    boolean changes = wantedCpus != null || wantedMemory != null || wantedDisk != null;
    return changes
        && (wantedCpus == null || wantedCpus > 0)
        && (wantedMemory == null || wantedMemory >= LEAST_MEMORY)
        && (wantedDisk == null || wantedDisk > now.diskGigabytes());
  }

  public void show() {
    frame.show(cpus);
  }
}
