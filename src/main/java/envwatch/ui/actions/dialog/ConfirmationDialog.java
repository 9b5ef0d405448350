package envwatch.ui.actions.dialog;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.actions.Loss;
import envwatch.actions.Selection;
import envwatch.actions.Target;
import envwatch.model.Action;
import envwatch.model.VisibleText;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.dialog.DialogFrame;
import envwatch.words.ActionWords;
import envwatch.words.LossWords;
import envwatch.words.PlainText;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2AL;
import org.kordamp.ikonli.material2.Material2MZ;

/**
 * Asks before something is lost: names every target and the loss. The harmless button is the
 * default and has the focus. Deleting environments takes their name typed in.
 */
public final class ConfirmationDialog {
  private static final double WIDTH = 40;
  private static final double SHORTEST = 16;

  private final Asked asked;
  private final Action sample;
  private final Selection selection;
  private final Consumer<String> copy;
  private final Label since = new Label();
  private final VBox body = new VBox();
  private final DialogFrame frame;
  private final Button act;
  private final Button cancel;

  /**
   * What is asked.
   *
   * @param sample the action on the first target; the others are alike
   * @param snapshotName the snapshot it is about; null for the default one or none
   * @param running how many machines run on the targets; shown where people may be cut off
   * @param facts tells targets of the same name apart; shown where something is destroyed
   */
  public record Asked(
      Action sample,
      Selection selection,
      @Nullable String snapshotName,
      long running,
      Function<Target, String> facts) {
    private boolean destroys() {
      return sample.kind().destroys();
    }
  }

  /**
   * @param copy puts a text into the clipboard
   */
  public ConfirmationDialog(
      @Nullable Window owner, Asked asked, Consumer<String> copy, Runnable confirmed) {
    this.asked = asked;
    this.copy = copy;
    sample = asked.sample();
    selection = asked.selection();
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            ActionIcons.of(sample.kind()),
            LossWords.question(sample, selection.fitting()),
            body,
            WIDTH,
            SHORTEST);
    cancel = frame.cancelButton(text("confirm.cancel"));
    cancel.setDefaultButton(true);
    act =
        frame.actionButton(
            verb(),
            ActionIcons.of(sample.kind()),
            () -> {
              frame.close();
              confirmed.run();
            });
    act.getStyleClass().add(Styles.DANGER);
    frame.buttons(cancel, act);
    fill();
  }

  private String verb() {
    String name = ActionWords.name(sample.kind());
    int count = selection.fitting().size();
    return count == 1 ? name : text("selection.all", name, count);
  }

  private void fill() {
    body.getStyleClass().add("dialog-body");
    if (selection.fitting().size() > 1) {
      body.getChildren()
          .add(new TargetList(selection.fitting(), asked.destroys() ? asked.facts() : null));
    } else if (asked.destroys()) {
      Label facts = line(asked.facts().apply(selection.fitting().getFirst()));
      facts.setId("target-facts");
      body.getChildren().add(facts);
    }
    if (!selection.leftOut().isEmpty()) {
      Label left = line(text("selection.left-out", ActionWords.leftOut(selection)));
      left.setId("left-out");
      left.getStyleClass().add(Styles.TEXT_MUTED);
      body.getChildren().add(left);
    }
    body.getChildren().add(consequence());
    if (Loss.of(sample) == Loss.ENVIRONMENT) {
      body.getChildren().add(typedName());
    }
  }

  private VBox consequence() {
    Label loss = line(LossWords.loss(sample, asked.snapshotName()));
    loss.setId("loss");
    loss.setGraphic(new FontIcon(Material2MZ.WARNING));
    VBox box = new VBox(loss);
    box.getStyleClass().add("consequence");
    if (Loss.of(sample) == Loss.INTERRUPTION) {
      box.getChildren().add(line(text("confirm.machines-running", asked.running())));
    }
    since.setWrapText(true);
    since.setMinHeight(Region.USE_PREF_SIZE);
    since.setId("since");
    since.managedProperty().bind(since.textProperty().isNotEmpty());
    box.getChildren().add(since);
    return box;
  }

  private VBox typedName() {
    boolean one = selection.fitting().size() == 1;
    String wanted = one ? oneName() : String.valueOf(selection.fitting().size());
    Label ask = line(text(one ? "confirm.type-name" : "confirm.type-count"));
    TextField typed = new TextField();
    typed.setId("typed-name");
    typed.setPromptText(wanted);
    ask.setLabelFor(typed);
    typed.setAccessibleText(ask.getText() + " " + wanted);
    act.disableProperty().bind(typed.textProperty().map(text -> !alike(text, wanted)));
    if (!one) {
      return new VBox(ask, typed);
    }
    Button copyName = new Button(text("confirm.copy-name"), new FontIcon(Material2AL.CONTENT_COPY));
    copyName.setId("copy-name");
    copyName.setMinWidth(Region.USE_PREF_SIZE);
    copyName.setOnAction(event -> copy.accept(wanted));
    HBox.setHgrow(typed, Priority.ALWAYS);
    HBox answer = new HBox(typed, copyName);
    answer.getStyleClass().add("typed-name");
    return new VBox(ask, answer);
  }

  /** An environment without a name is called by its id. */
  private String oneName() {
    Target target = selection.fitting().getFirst();
    return VisibleText.isBlank(target.environmentName())
        ? target.key().environment().value()
        : target.environmentName();
  }

  /** A name that is too long to be shown whole is typed as it is shown. */
  private static boolean alike(String typed, String wanted) {
    return VisibleText.alike(PlainText.name(typed), PlainText.name(wanted));
  }

  private static Label line(String words) {
    Label line = new Label(words);
    line.setWrapText(true);
    line.setMinHeight(Region.USE_PREF_SIZE);
    return line;
  }

  /** Says since when work is lost, once that is known. */
  public void showSince(String words) {
    since.setText(words);
    frame.grow();
  }

  DialogFrame frame() {
    return frame;
  }

  public void show() {
    frame.show(cancel);
  }
}
