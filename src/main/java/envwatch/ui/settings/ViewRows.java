package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Phase;
import envwatch.settings.SavedView;
import envwatch.ui.kit.CheckBoxes;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Form;
import envwatch.words.NoticeWords;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;

/** For each saved view, the states of which it tells. */
final class ViewRows {
  private ViewRows() {}

  static void add(Form form, List<ObjectProperty<SavedView>> views) {
    for (int i = 0; i < views.size(); i++) {
      Label name = styled(Controls.wrapped(views.get(i).get().name()), Styles.TEXT_BOLD);
      form.addWide(name, states(views.get(i), i));
    }
    String hint = views.isEmpty() ? "settings.notices.views.none" : "settings.notices.views.hint";
    form.addWide(Form.hint(text(hint)));
  }

  private static CheckBoxes states(ObjectProperty<SavedView> view, int place) {
    CheckBoxes states = new CheckBoxes();
    for (Phase state : SavedView.STATES) {
      String words = NoticeWords.choice(state);
      CheckBox box = named(new CheckBox(words), "notices-view-" + place + "-" + state.ordinal());
      box.setAccessibleText(text("settings.notices.view", view.get().name(), words));
      box.setSelected(view.get().tells().contains(state));
      box.selectedProperty().subscribe((before, now) -> view.set(view.get().telling(state, now)));
      states.getChildren().add(box);
    }
    return states;
  }
}
