package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.training.ClassId;
import envwatch.model.training.TrainingAction.AddStudent;
import envwatch.training.Roster;
import envwatch.training.RosterLine;
import envwatch.ui.choices.OutcomeLine;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.StyleSheets;
import envwatch.ui.training.edit.ChangeSender.Change;
import envwatch.ui.training.edit.ChangeSender.Result;
import envwatch.ui.training.edit.ImportRow.Step;
import envwatch.words.PlainText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Adds the students of a file, or of what was copied, to a class: shows every line with what is
 * wrong with it, sends the good ones, and tells what came of each. Sending goes on when it is
 * closed. Lives on the JavaFX thread.
 */
final class ImportDialog {
  /** Hundred times as much as ten thousand students need. */
  private static final long LARGEST_FILE = 100_000_000;

  private static final KeyCombination PASTE = KeyCombination.valueOf("Shortcut+V");

  private final Target target;
  private final ChangeSender sender;
  private final BackgroundWork background;
  private final Supplier<@Nullable Path> chooser;
  private final Supplier<@Nullable String> clipboard;
  private final ObservableList<ImportRow> rows =
      FXCollections.observableArrayList(row -> new Observable[] {row.state()});
  private final FilteredList<ImportRow> shown = new FilteredList<>(rows);
  private final Label file = new Label();
  private final Label summary = Controls.wrapped("");
  private final CheckBox onlyTroubled = new CheckBox(text("classes.import.only-faults"));
  private final ProgressBar progress = new ProgressBar(0);
  private final OutcomeLine outcome = new OutcomeLine("import-outcome");
  private final Button choose = new Button(text("classes.import.choose"));
  private final Button paste = new Button(text("classes.import.paste"));
  private final Button stop = new Button(text("classes.import.stop"));
  private final Button send;
  private final Button close;
  private final DialogFrame frame;
  private Runnable stopping = () -> {};

  /** What set off the reading that is under way; null for neither of the buttons. */
  private @Nullable Button pressed;

  private int unanswered;

  /**
   * The class that students are added to.
   *
   * @param emails the addresses of its students; empty texts for students without one
   * @param most how many students it admits; null for no limit
   */
  public record Target(ClassId id, String name, List<String> emails, @Nullable Integer most) {
    public Target {
      emails = List.copyOf(emails);
    }
  }

  /**
   * @param chooser asks for the file; null if the person changed their mind
   * @param clipboard answers the text in it; null for none
   */
  public ImportDialog(
      @Nullable Window owner,
      Target target,
      ChangeSender sender,
      BackgroundWork background,
      Supplier<@Nullable Path> chooser,
      Supplier<@Nullable String> clipboard) {
    this.target = target;
    this.sender = sender;
    this.background = background;
    this.chooser = chooser;
    this.clipboard = clipboard;
    VBox body = new VBox();
    frame =
        new DialogFrame(
            owner,
            Modality.NONE,
            Glyph.GROUP_ADD,
            text("classes.import.title", PlainText.quoted(target.name())),
            body,
            64,
            40);
    send = frame.actionButton(text("classes.import.send.none"), Glyph.GROUP_ADD, this::send);
    close = frame.cancelButton(text("confirm.cancel"));
    fill(body);
    refresh();
  }

  private void fill(VBox body) {
    body.getStyleClass().add("dialog-body");
    body.getStylesheets().addAll(StyleSheets.of("forms"), StyleSheets.of("class-forms"));
    choose.setId("import-choose");
    choose.setGraphic(new Icon(Glyph.FOLDER_OPEN));
    choose.setMinWidth(Button.USE_PREF_SIZE);
    choose.setOnAction(event -> chooseFile());
    Controls.tooltipWhenTruncated(file);
    HBox.setHgrow(file, Priority.ALWAYS);
    file.setMaxWidth(Double.MAX_VALUE);
    paste.setId("import-paste");
    paste.setGraphic(new Icon(Glyph.CONTENT_COPY));
    paste.setMinWidth(Button.USE_PREF_SIZE);
    paste.disableProperty().bind(choose.disableProperty());
    paste.setOnAction(event -> paste());
    Controls.tip(paste, text("keys.tip", text("classes.import.paste.tip"), PASTE.getDisplayText()));
    body.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (PASTE.match(event) && !paste.isDisabled()) {
            event.consume();
            paste();
          }
        });
    HBox chosen = new HBox(choose, paste, file);
    chosen.getStyleClass().add("joined");
    summary.setId("import-summary");
    onlyTroubled.setId("import-only-faults");
    onlyTroubled.setMinWidth(CheckBox.USE_PREF_SIZE);
    onlyTroubled.selectedProperty().subscribe(only -> filter());
    HBox.setHgrow(summary, Priority.ALWAYS);
    summary.setMaxWidth(Double.MAX_VALUE);
    HBox about = new HBox(summary, onlyTroubled);
    about.getStyleClass().add("joined");
    ImportTable table = new ImportTable(shown);
    VBox.setVgrow(table, Priority.ALWAYS);
    progress.setId("import-progress");
    progress.setMaxWidth(Double.MAX_VALUE);
    progress.setAccessibleText(text("classes.import.progress"));
    progress.managedProperty().bind(progress.visibleProperty());
    progress.setVisible(false);
    body.getChildren()
        .setAll(chosen, Form.hint(text("classes.import.hint")), about, table, progress, outcome);
    stop.setId("import-stop");
    stop.setOnAction(event -> stop());
    send.setId("import-send");
    send.setDefaultButton(true);
    frame.buttons(close, stop, send);
  }

  public void show() {
    frame.show(choose);
  }

  private void filter() {
    shown.setPredicate(onlyTroubled.isSelected() ? row -> row.state().get().step().troubled : null);
  }

  private void chooseFile() {
    Path path = chooser.get();
    if (path != null) {
      open(path);
    }
  }

  /** Takes what was copied from a mail or a sheet, in the place of what was shown before. */
  private void paste() {
    String copied = clipboard.get();
    file.setText(text("classes.import.pasted"));
    if (copied == null || copied.isBlank()) {
      unreadable("classes.import.nothing-copied");
    } else if (copied.length() > LARGEST_FILE) {
      unreadable("classes.import.too-large");
    } else {
      reading();
      background.start(() -> roster(copied.getBytes(StandardCharsets.UTF_8)), this::preview);
    }
  }

  /** Reads a file in the background, in the place of the one before. */
  void open(Path path) {
    file.setText(PlainText.line(String.valueOf(path.getFileName())));
    reading();
    background.start(task -> {
      try {
        if (Files.size(path) > LARGEST_FILE) {
          task.show(() -> unreadable("classes.import.too-large"));
          return;
        }
        byte[] content = Files.readAllBytes(path);
        if (!Roster.isText(content)) {
          task.show(() -> unreadable("classes.import.no-text"));
          return;
        }
        Roster roster = roster(content);
        task.show(() -> preview(roster));
      } catch (IOException e) {
        task.show(() -> unreadable("classes.import.unreadable"));
      }
    });
  }

  /** What is shown is not to be sent any more. */
  private void reading() {
    pressed = Stream.of(choose, paste).filter(Controls::ownsFocus).findFirst().orElse(null);
    choose.setDisable(true);
    rows.clear();
    refresh();
    outcome.tell(text("classes.import.reading"));
  }

  private Roster roster(byte[] content) {
    return Roster.read(content, target.emails(), target.most());
  }

  private void unreadable(String key) {
    preview(new Roster(List.of(), null));
    outcome.warn(text(key));
  }

  private void preview(Roster roster) {
    outcome.clear();
    choose.setDisable(false);
    // A button that is disabled loses the focus.
    if (pressed != null) {
      pressed.requestFocus();
      pressed = null;
    }
    rows.setAll(roster.lines().stream().map(ImportRow::new).toList());
    refresh();
    if (roster.guessedEncoding() != null) {
      outcome.tell(text("classes.import.guessed", roster.guessedEncoding()));
    }
    sender.obstacle().ifPresent(outcome::warn);
  }

  private long count(Step step) {
    return rows.stream().filter(row -> row.is(step)).count();
  }

  private void refresh() {
    long good = count(Step.READY);
    boolean sending = unanswered > 0;
    long faulty = count(Step.FAULTY);
    boolean sent = sending || count(Step.ADDED) + count(Step.NOT_ADDED) > 0;
    summary.setText(
        rows.isEmpty()
            ? ""
            : sent ? results() : text("classes.import.summary", rows.size(), good, faulty));
    onlyTroubled.setVisible(!rows.isEmpty());
    send.setText(good == 0 ? text("classes.import.send.none") : text("classes.import.send", good));
    send.setDisable(good == 0 || sending || sender.obstacle().isPresent());
    Controls.show(stop, sending);
    close.setText(text(sent ? "form.close" : "confirm.cancel"));
  }

  private String results() {
    return text(
        "classes.import.results",
        count(Step.ADDED),
        count(Step.NOT_ADDED),
        count(Step.FAULTY),
        (long) unanswered);
  }

  /** Each line is sent once: those that were refused can be read again from a mended file. */
  private void send() {
    Map<Change, ImportRow> waiting = new LinkedHashMap<>();
    for (ImportRow row : rows) {
      if (row.is(Step.READY)) {
        waiting.put(change(row.line()), row);
      }
    }
    unanswered = waiting.size();
    choose.setDisable(true);
    outcome.clear();
    progress.setProgress(0);
    progress.setVisible(true);
    waiting.values().forEach(ImportRow::sent);
    stopping =
        sender.sendAll(
            List.copyOf(waiting.keySet()),
            (change, result) -> answered(waiting.get(change), result, waiting.size()));
    refresh();
  }

  private Change change(RosterLine line) {
    return new Change(
        new AddStudent(target.id(), line.student()),
        target.name(),
        List.of(line.firstName() + " " + line.lastName()));
  }

  private void answered(@Nullable ImportRow row, Result result, int all) {
    if (row == null) {
      return;
    }
    row.answered(result);
    unanswered--;
    progress.setProgress((all - unanswered) / (double) all);
    if (unanswered == 0) {
      progress.setVisible(false);
      choose.setDisable(false);
      stop.setDisable(false);
    }
    refresh();
  }

  private void stop() {
    stop.setDisable(true);
    stopping.run();
  }
}
