package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.history.History;
import envwatch.history.HistoryView;
import envwatch.history.Note;
import envwatch.history.Subject;
import envwatch.model.EnvironmentKey;
import envwatch.ui.kit.PresentValues;
import envwatch.ui.kit.TagLabels;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.shell.DetailTab;
import envwatch.ui.shell.Feature;
import java.util.List;
import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/** Notes and tags of one's own, in a tab of the details. */
public final class Notes implements Feature {
  private static final int SHOWN = 6;

  private final DashboardModel model;
  private final BiConsumer<Subject, Note> store;
  private final TagLabels tags = new TagLabels(SHOWN);
  private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper(text("notes.title"));
  private @Nullable NoteEditor editor;
  private @Nullable EnvironmentKey shown;

  public Notes(DashboardModel model, History history) {
    this.model = model;
    store = history::note;
    tags.setId("detail-tags");
    tags.getStyleClass().add("detail-tags");
    tags.managedProperty().bind(tags.visibleProperty());
    model.selectedProperty().subscribe(this::selected);
    PresentValues.flatMap(model.selectedProperty(), EnvironmentRow::environmentProperty)
        .subscribe(known -> showSelected());
    model.historyProperty().subscribe(this::remembered);
    model.nowProperty().subscribe((before, now) -> store());
  }

  @Override
  public List<DetailTab> detailTabs() {
    return List.of(new DetailTab("tab-notes", title.getReadOnlyProperty(), this::editor));
  }

  @Override
  public List<Node> detailItems() {
    return List.of(tags);
  }

  private NoteEditor editor() {
    NoteEditor made = new NoteEditor(store);
    editor = made;
    showSelected();
    made.show(model.historyProperty().get());
    return made;
  }

  private void showSelected() {
    if (editor != null) {
      editor.show(model.selectedProperty().get());
    }
  }

  private void store() {
    if (editor != null) {
      editor.store();
    }
  }

  private void selected(@Nullable EnvironmentRow row) {
    shown = row == null ? null : row.key();
    showSelected();
    remembered(model.historyProperty().get());
  }

  private void remembered(HistoryView view) {
    if (editor != null) {
      editor.show(view);
    }
    EnvironmentKey key = shown;
    long count =
        view.notes().keySet().stream().filter(subject -> subject.environment().equals(key)).count();
    title.set(count == 0 ? text("notes.title") : text("notes.title.count", count));
    EnvironmentRow row = model.selectedProperty().get();
    tags.show(row == null ? List.of() : row.notes().tags());
  }

  @Override
  public void close() {
    store();
  }
}
