package envwatch.ui.training;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.actions.ActionContext;
import envwatch.actions.ClassTarget;
import envwatch.actions.StudentOrders;
import envwatch.model.ActionKind;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingActionKind;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.QuestionDialog;
import envwatch.words.ActionWords;
import envwatch.words.ClassActionWords;
import envwatch.words.EffectWords;
import envwatch.words.QuotedName;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Asks before a change of a class: names the people and what is lost. Deleting takes the name of
 * the class typed in.
 */
final class ClassQuestion {
  private static final int NAMED = 10;

  private ClassQuestion() {}

  /**
   * @param loss what it means, in whole sentences
   * @param account whose class it is
   * @param copy puts a text into the clipboard
   */
  static void ask(
      @Nullable Window owner,
      Glyph icon,
      TrainingActionKind kind,
      ClassTarget target,
      String loss,
      String account,
      Consumer<String> copy,
      Runnable agreed) {
    QuestionDialog dialog =
        new QuestionDialog(
            owner,
            icon,
            text("classes.ask." + key(kind), ClassActionWords.quoted(target)),
            ClassActionWords.name(kind),
            agreed,
            () -> {});
    String id = target.id() == null ? "" : target.id().value();
    Label facts = Controls.wrapped(text("classes.ask.facts", account, id));
    facts.setId("target-facts");
    facts.getStyleClass().add(Styles.TEXT_MUTED);
    dialog.add(facts);
    if (target.people().size() > 1) {
      dialog.add(people(target.people()));
    }
    dialog.addLoss(loss);
    if (kind.destroys()) {
      dialog.requireTyped(text("classes.ask.type-name"), target.className(), copy);
    }
    dialog.show();
  }

  /**
   * Asks before the environments of several students are resumed.
   *
   * @param context what is shown now
   */
  static void askToResume(
      @Nullable Window owner, StudentOrders resuming, ActionContext context, Runnable agreed) {
    String verb = ActionWords.name(ActionKind.RESUME_ENVIRONMENT);
    int count = resuming.orders().size();
    QuestionDialog dialog =
        new QuestionDialog(
            owner,
            Glyph.PLAY_ARROW,
            text("confirm.title.one", verb, text("target.environments", count)),
            text("selection.all", verb, count),
            agreed,
            () -> {});
    dialog.add(people(resuming.students().stream().map(Student::name).toList()));
    if (!resuming.leftOut().isEmpty()) {
      dialog.addSkipped(ActionWords.skipped(resuming.obstacles()));
    }
    dialog.showEffect(EffectWords.ofResuming(resuming, context));
    dialog.show();
  }

  private static VBox people(List<String> people) {
    VBox names = new VBox();
    names.setId("target-names");
    names.getStyleClass().add("target-names");
    people.stream()
        .limit(NAMED)
        .forEach(
            name -> names.getChildren().add(Controls.wrapped("\u2022  " + QuotedName.of(name))));
    if (people.size() > NAMED) {
      names.getChildren().add(new Label(text("target.and-more", people.size() - NAMED)));
    }
    return names;
  }
}
