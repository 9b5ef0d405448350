package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Phase;
import envwatch.settings.SavedView;
import envwatch.tools.Tool;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.ShownAs;
import envwatch.words.NoticeWords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;

/** For each saved view, the states of which it tells, and the tool that is run then. */
final class ViewRows {
  private ViewRows() {}

  /**
   * @param tools those that may be run by themselves; without any, there is nothing to choose
   * @param lastRun how the tool with an id went last, in words
   */
  static void add(
      Form form,
      List<ObjectProperty<SavedView>> views,
      List<Tool> tools,
      Function<String, Optional<String>> lastRun) {
    for (int i = 0; i < views.size(); i++) {
      Label name = styled(Controls.wrapped(views.get(i).get().name()), Styles.TEXT_BOLD);
      form.addWide(name, states(views.get(i), i));
      if (!tools.isEmpty()) {
        addTool(form, views.get(i), i, tools, lastRun);
      }
    }
    String hint = views.isEmpty() ? "settings.notices.views.none" : "settings.notices.views.hint";
    form.addWide(Form.hint(text(hint)));
    if (!views.isEmpty() && !tools.isEmpty()) {
      form.addWide(Form.hint(text("settings.notices.run.hint")));
    }
  }

  private static void addTool(
      Form form,
      ObjectProperty<SavedView> view,
      int place,
      List<Tool> tools,
      Function<String, Optional<String>> lastRun) {
    Map<String, String> names = new LinkedHashMap<>();
    names.put("", text("settings.notices.run.nothing"));
    tools.forEach(tool -> names.put(tool.id(), tool.name()));
    ComboBox<String> choice = named(new ComboBox<>(), "notices-view-" + place + "-tool");
    choice.getItems().setAll(names.keySet());
    choice.setConverter(new ShownAs<>(id -> names.getOrDefault(id, "")));
    choice.setValue(names.containsKey(view.get().tool()) ? view.get().tool() : "");
    choice.valueProperty().subscribe((before, now) -> view.set(view.get().running(now)));
    Node[] last = lastRun.apply(choice.getValue()).map(Form::hint).stream().toArray(Node[]::new);
    form.add("settings.notices.run", choice, last);
    choice.setAccessibleText(
        text("settings.notices.view", view.get().name(), text("settings.notices.run")));
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
