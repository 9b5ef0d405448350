package envwatch.ui.history;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.history.HistoryTrouble;
import envwatch.history.HistoryView;
import envwatch.history.Note;
import envwatch.history.Subject;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.LinesField;
import envwatch.ui.kit.ShownAs;
import envwatch.ui.kit.StyleSheets;
import envwatch.ui.model.EnvironmentRow;
import envwatch.words.PlainText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * Edits the notes of an environment and its machines in place: what is typed is stored when the
 * keyboard leaves, when something else is shown, and a moment after the last key.
 */
final class NoteEditor extends VBox {
  private static final int LONGEST = 10_000;

  private final BiConsumer<Subject, Note> store;
  private final ComboBox<Subject> about = new ComboBox<>();
  private final LinesField words = new LinesField();
  private final TextField tags = new TextField();
  private final Label hint = Controls.wrapped("");
  private final Map<Subject, String> names = new HashMap<>();
  private HistoryView history = HistoryView.EMPTY;
  private @Nullable Subject edited;
  private boolean showing;

  NoteEditor(BiConsumer<Subject, Note> store) {
    this.store = store;
    setId("notes");
    getStyleClass().add("notes");
    getStylesheets().add(StyleSheets.of("history"));
    about.setId("note-about");
    about.setAccessibleText(text("notes.about"));
    about.managedProperty().bind(about.visibleProperty());
    about.setConverter(new ShownAs<>(this::name));
    about.valueProperty().addListener((property, before, chosen) -> edit(chosen));
    words.setId("note-text");
    words.setWrapText(true);
    words.setPromptText(text("notes.text"));
    words.setAccessibleText(text("notes.text"));
    words.textProperty().addListener((property, before, now) -> keepShort(before, now));
    words.setPrefRowCount(4);
    VBox.setVgrow(words, Priority.ALWAYS);
    tags.setId("note-tags");
    tags.setPromptText(text("notes.tags"));
    tags.setAccessibleText(text("notes.tags"));
    tags.setMinHeight(USE_PREF_SIZE);
    hint.getStyleClass().add(Styles.TEXT_MUTED);
    // In one line, so that a low place has room for the note.
    HBox head = styled(new HBox(about, tags), "note-head");
    head.setMinHeight(USE_PREF_SIZE);
    HBox.setHgrow(tags, Priority.ALWAYS);
    getChildren().setAll(head, words, hint);
    words.focusedProperty().subscribe((before, focused) -> store());
    tags.focusedProperty().subscribe((before, focused) -> store());
  }

  private void keepShort(String before, String now) {
    if (now.length() > LONGEST) {
      words.setText(before.length() > LONGEST ? now.substring(0, LONGEST) : before);
    }
  }

  private String name(Subject subject) {
    String name = names.getOrDefault(subject, "");
    return history.notes().containsKey(subject) ? text("notes.has", name) : name;
  }

  /**
   * Shows the notes of an environment.
   *
   * @param row null for none
   */
  void show(@Nullable EnvironmentRow row) {
    store();
    Map<Subject, String> namesBefore = Map.copyOf(names);
    names.clear();
    List<Subject> subjects = new ArrayList<>();
    if (row != null) {
      add(subjects, Subject.of(row.key()), text("notes.environment"));
      Environment known = row.environment();
      List<Machine> machines = known == null ? List.of() : known.machines();
      machines.forEach(machine -> add(subjects, row.key(), machine));
    }
    if (names.equals(namesBefore)) {
      return;
    }
    Subject before = edited;
    showing = true;
    about.getItems().setAll(subjects);
    about.setVisible(subjects.size() > 1);
    showing = false;
    Subject wanted = before != null && subjects.contains(before) ? before : first(subjects);
    about.setValue(wanted);
    edit(wanted);
  }

  private static @Nullable Subject first(List<Subject> subjects) {
    return subjects.isEmpty() ? null : subjects.getFirst();
  }

  private void add(List<Subject> subjects, EnvironmentKey key, Machine machine) {
    add(subjects, new Subject(key, machine.id()), PlainText.line(machine.name()));
  }

  private void add(List<Subject> subjects, Subject subject, String name) {
    names.put(subject, name);
    subjects.add(subject);
  }

  /** Takes up what is stored; what is being typed stays. */
  void show(HistoryView view) {
    boolean typing = words.isFocused() || tags.isFocused();
    history = view;
    boolean readOnly =
        view.trouble() instanceof HistoryTrouble.Newer
            || view.trouble() instanceof HistoryTrouble.OnlyRead;
    boolean possible = view.read() && !readOnly;
    words.setDisable(!possible);
    tags.setDisable(!possible);
    hint.setText(text(readOnly ? "notes.read-only" : "notes.hint"));
    if (!typing) {
      fill();
    }
  }

  private void edit(@Nullable Subject subject) {
    if (!showing) {
      store();
      edited = subject;
      fill();
    }
  }

  private void fill() {
    Note note = stored();
    if (!note.equals(typed())) {
      words.setText(note.text());
      tags.setText(TagText.of(note.tags()));
    }
  }

  private Note stored() {
    return edited == null ? Note.NONE : history.notes().getOrDefault(edited, Note.NONE);
  }

  private Note typed() {
    return new Note(words.getText(), TagText.parse(tags.getText()));
  }

  /** Stores what was typed, if that is something else than before. */
  void store() {
    Subject subject = edited;
    Note note = typed();
    if (subject != null && !words.isDisabled() && !note.equals(stored())) {
      store.accept(subject, note.isEmpty() ? Note.NONE : note);
    }
  }
}
