package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OneTabStop;
import envwatch.ui.shell.DetailTab;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** Parts of the details of which one is shown, below the buttons that choose it. */
final class DetailTabs extends VBox {
  private final HBox buttons = styled(new HBox(), "detail-tabs");
  private final StackPane contents = new StackPane();
  private final List<ToggleButton> all = new ArrayList<>();

  DetailTabs() {
    buttons.setMinHeight(USE_PREF_SIZE);
    OneTabStop.of(buttons);
    contents.setMinHeight(0);
    // What is too high for its room is cut at the end, and does not cover the buttons.
    contents.setAlignment(Pos.TOP_LEFT);
    setMinHeight(0);
    VBox.setVgrow(contents, Priority.ALWAYS);
    getChildren().addAll(buttons, contents);
  }

  /**
   * Adds a part; the first one is shown until another is chosen.
   *
   * @return the button that shows it, whose text may change
   */
  ToggleButton add(String id, String title, Node content) {
    ToggleButton button = whole(named(new ToggleButton(title), id));
    button.setOnAction(event -> show(button));
    Controls.showWhile(content, button.selectedProperty());
    all.add(button);
    buttons.getChildren().add(button);
    contents.getChildren().add(content);
    button.setSelected(all.size() == 1);
    return button;
  }

  /** Adds a part whose content is made when it is shown for the first time. */
  void add(DetailTab tab) {
    StackPane content = new StackPane();
    content.setMinHeight(0);
    content.setAlignment(Pos.TOP_LEFT);
    ToggleButton button = add(tab.id(), "", content);
    button.textProperty().bind(tab.title());
    button
        .selectedProperty()
        .subscribe(selected -> {
          if (selected && content.getChildren().isEmpty()) {
            content.getChildren().add(tab.content().get());
          }
        });
  }

  /** The id of the part that is shown. */
  String shown() {
    return all.stream()
        .filter(ToggleButton::isSelected)
        .map(ToggleButton::getId)
        .findFirst()
        .orElseThrow();
  }

  /** Shows the part of this id. */
  void show(String id) {
    all.stream().filter(button -> button.getId().equals(id)).findFirst().ifPresent(this::show);
  }

  /** The button that is pressed again stays pressed. */
  void show(ToggleButton chosen) {
    all.forEach(button -> button.setSelected(button == chosen));
  }
}
