package envwatch.ui.settings;

import envwatch.settings.SavedView;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Of what saved views tell, while that is being edited. */
final class ViewsDraft {
  private final List<SavedView> before;
  private final List<ObjectProperty<SavedView>> views;

  ViewsDraft(List<SavedView> before) {
    this.before = before;
    views = before.stream().map(ViewsDraft::draft).toList();
  }

  private static ObjectProperty<SavedView> draft(SavedView view) {
    return new SimpleObjectProperty<>(view);
  }

  /** One for each saved view, in their order. */
  public List<ObjectProperty<SavedView>> views() {
    return views;
  }

  /**
   * @param current the views as they are by now; those that are not in the draft stay as they are
   */
  List<SavedView> appliedTo(List<SavedView> current) {
    return current.stream().map(this::edited).toList();
  }

  private SavedView edited(SavedView view) {
    int place = before.indexOf(view);
    return place < 0 ? view : views.get(place).get();
  }
}
