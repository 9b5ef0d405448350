package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassKey;
import envwatch.model.training.ClassValues;
import envwatch.model.training.TrainingAction;
import envwatch.ui.choices.Lookups;
import envwatch.ui.choices.OutcomeLine;
import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.StyleSheets;
import envwatch.ui.training.edit.ChangeSender.Change;
import envwatch.ui.training.edit.ChangeSender.Result;
import envwatch.words.PlainText;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Creates or edits a class. It closes once the service accepted everything; until then nothing that
 * was typed is lost. Lives on the JavaFX thread.
 */
final class ClassDialog {
  private static final double WIDTH = 52;
  private static final double HEIGHT = 51;

  private final ClassFields fields;
  private final @Nullable ClassKey edited;

  /** Of the class that is edited, as the person saw it; empty for one that is created. */
  private final String nameBefore;

  private final ChangeSender sender;
  private final Consumer<Result.Accepted> done;
  private final ClassForm form;
  private final ScrollPane scroll = Controls.withoutPicture(new ScrollPane());
  private final OutcomeLine outcome = new OutcomeLine("class-outcome");
  private final Button save;
  private final Button cancel = new Button(text("confirm.cancel"));
  private final ChildWindow window;

  /**
   * @param edited the class that is edited; null to create one
   * @param details of the class that is edited; null to create one
   * @param here the zone of this computer
   * @param done is told once the service accepted the class
   */
  ClassDialog(
      @Nullable Window owner,
      @Nullable ClassKey edited,
      @Nullable ClassDetails details,
      Lookups lookups,
      ZoneId here,
      ChangeSender sender,
      Consumer<Result.Accepted> done) {
    this.edited = edited;
    this.sender = sender;
    this.done = done;
    nameBefore = details == null ? "" : PlainText.name(details.trainingClass().name());
    fields = new ClassFields(details);
    ClassChoices choices = new ClassChoices(lookups, fields);
    form = new ClassForm(fields, choices, here, lookups.host());
    save = new Button(text(details == null ? "classes.form.create" : "classes.form.save"));
    String title =
        details == null
            ? text("classes.form.create.title")
            : text("classes.form.edit.title", PlainText.quoted(nameBefore));
    BorderPane root = new BorderPane();
    window = new ChildWindow(owner, Modality.WINDOW_MODAL, title, root, WIDTH, HEIGHT);
    window.askBeforeDiscarding(form::addsOrRemovesSteps);
    lookups.onlyWhileOpen(window);
    fill(root);
    choices.load(here);
  }

  private void fill(BorderPane root) {
    root.getStyleClass().add("class-dialog");
    root.getStylesheets().addAll(StyleSheets.of("forms"), StyleSheets.of("class-forms"));
    scroll.setContent(form.root());
    scroll.setFitToWidth(true);
    scroll.setId("class-scroll");
    scroll.getStyleClass().add("form-scroll");
    root.setCenter(scroll);
    save.setId("class-save");
    save.setDefaultButton(true);
    save.setOnAction(event -> save());
    cancel.setId("class-cancel");
    cancel.setCancelButton(true);
    cancel.setOnAction(event -> close());
    HBox buttons = new HBox(cancel, save);
    buttons.getStyleClass().add("form-buttons");
    root.setBottom(new VBox(outcome, buttons));
    sender
        .obstacle()
        .ifPresent(why -> {
          save.setDisable(true);
          outcome.warn(why);
        });
  }

  public void show() {
    window.show();
    form.name().requestFocus();
  }

  private void close() {
    window.stage().close();
  }

  /** Everything or nothing: as long as one field has a problem, this only leads to it. */
  private void save() {
    Optional<FormField> problem = form.firstProblem();
    if (problem.isPresent()) {
      Node control = problem.get().control();
      control.requestFocus();
      Controls.scrollTo(scroll, control);
      return;
    }
    ClassValues changes = fields.changes();
    if (edited != null && changes.isEmpty()) {
      close();
      return;
    }
    sending(true);
    TrainingAction action =
        edited == null
            ? new TrainingAction.CreateClass(changes)
            : new TrainingAction.EditClass(edited.id(), changes);
    String name = edited == null ? form.name().getText().strip() : nameBefore;
    sender.send(new Change(action, name, List.of()), this::show);
  }

  private void sending(boolean now) {
    form.root().setDisable(now);
    save.setDisable(now);
    cancel.setText(text(now ? "form.close" : "confirm.cancel"));
    if (now) {
      outcome.tell(text("form.sending"));
    }
  }

  private void show(Result result) {
    sending(false);
    switch (result) {
      case Result.Accepted accepted -> {
        close();
        done.accept(accepted);
      }
      case Result.Failed(String why, var sent) -> outcome.warn(why);
    }
  }
}
