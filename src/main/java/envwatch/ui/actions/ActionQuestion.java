package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Impact;
import envwatch.actions.Selection;
import envwatch.history.Extension;
import envwatch.model.Action;
import envwatch.model.VisibleText;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.QuestionDialog;
import envwatch.words.ActionWords;
import envwatch.words.EffectWords;
import envwatch.words.LossWords;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Asks before an action loses something, or concerns several environments: names every target and
 * the loss or the effect. Deleting environments or machines takes their name typed in.
 */
final class ActionQuestion {
  private final Asked asked;
  private final Action sample;
  private final Selection selection;
  private final Label since = Controls.wrapped("");
  private final QuestionDialog dialog;

  /**
   * What is asked.
   *
   * @param sample the action on the first target; the others are alike
   * @param snapshotName the snapshot it is about; null for the default one or none
   * @param running how many machines run on the targets; shown where people may be cut off
   * @param facts tells targets of the same name apart; shown where something is destroyed, or where
   *     another account has an environment of that name
   */
  public record Asked(
      Action sample,
      Selection selection,
      @Nullable String snapshotName,
      long running,
      TargetFacts facts) {
    private boolean tellsApart() {
      return sample.kind().destroys() || selection.fitting().stream().anyMatch(facts::hasNamesake);
    }
  }

  /**
   * @param copy puts a text into the clipboard
   */
  public ActionQuestion(
      @Nullable Window owner, Asked asked, Consumer<String> copy, Runnable confirmed) {
    this.asked = asked;
    sample = asked.sample();
    selection = asked.selection();
    dialog =
        new QuestionDialog(
            owner,
            ActionIcons.of(sample.kind()),
            LossWords.question(sample, selection.fitting()),
            verb(),
            confirmed,
            () -> {});
    fill(copy);
  }

  private String verb() {
    return selection.fitting().size() == 1
        ? ActionWords.name(sample.kind())
        : ActionWords.several(selection);
  }

  private void fill(Consumer<String> copy) {
    if (selection.fitting().size() > 1) {
      dialog.add(
          new TargetList(selection.fitting(), asked.tellsApart() ? asked.facts()::of : null));
    } else if (asked.tellsApart()) {
      Label facts = Controls.wrapped(asked.facts().of(selection.fitting().getFirst()));
      facts.setId("target-facts");
      dialog.add(facts);
    }
    if (!selection.leftOut().isEmpty()) {
      dialog.addSkipped(ActionWords.skipped(selection.obstacles()));
    }
    if (Impact.of(sample) == Impact.NOTHING) {
      dialog.showEffect(EffectWords.of(selection, asked.facts().shown()));
    } else {
      dialog.add(consequence());
    }
    if (Impact.of(sample).forGood()) {
      dialog.forGood();
    }
    if (Impact.of(sample) == Impact.ENVIRONMENT || Impact.of(sample) == Impact.MACHINE) {
      requireTyped(copy);
    }
  }

  private HBox consequence() {
    Label loss =
        Controls.wrapped(LossWords.loss(sample, asked.snapshotName(), selection.fitting().size()));
    loss.setId("loss");
    VBox lines = new VBox(loss);
    lines.getStyleClass().add("consequence-lines");
    if (Impact.of(sample) == Impact.INTERRUPTION && !isOneMachine()) {
      lines.getChildren().add(Controls.wrapped(text("confirm.machines-running", asked.running())));
    }
    since.setId("since");
    since.managedProperty().bind(since.textProperty().isNotEmpty());
    lines.getChildren().add(since);
    HBox.setHgrow(lines, Priority.ALWAYS);
    HBox box = new HBox(new Icon(Glyph.WARNING), lines);
    box.getStyleClass().add("consequence");
    return box;
  }

  /** Of a single machine the number of those that run tells nothing. */
  private boolean isOneMachine() {
    return sample.kind().onMachine() && selection.fitting().size() == 1;
  }

  private void requireTyped(Consumer<String> copy) {
    int count = selection.fitting().size();
    if (count == 1) {
      dialog.requireTyped(text("confirm.type-name"), oneName(), copy);
    } else {
      dialog.requireTyped(text("confirm.type-count"), String.valueOf(count), null);
    }
  }

  /** What has no name is called by its id. */
  private String oneName() {
    EnvironmentTarget target = selection.fitting().getFirst();
    if (target.machine() != null) {
      String name = target.machineName();
      return name == null || VisibleText.isBlank(name) ? target.machine().value() : name;
    }
    return VisibleText.isBlank(target.environmentName())
        ? target.key().environment().value()
        : target.environmentName();
  }

  /** Says since when work is lost, once that is known. */
  public void showSince(String words) {
    since.setText(words);
    dialog.grow();
  }

  /** Says what extensions usually grant, once that is known. */
  public void showGranted(List<Extension> earlier) {
    dialog.showEffect(EffectWords.of(selection, asked.facts().shown(), earlier));
    dialog.grow();
  }

  public void show() {
    dialog.show();
  }
}
