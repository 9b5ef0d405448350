package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.Target;
import envwatch.words.ActionWords;
import java.util.List;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;

/** Names targets: the first ten, and the others when asked. */
final class TargetList extends ScrollPane {
  private static final int SHOWN = 10;

  private final List<Target> targets;
  private final VBox names = new VBox();

  TargetList(List<Target> targets) {
    this.targets = targets;
    names.getStyleClass().add("target-names");
    names.setId("target-names");
    getStyleClass().add("target-list");
    setContent(names);
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    // Short lists are shown whole; only a long one, unfolded, scrolls.
    if (targets.size() <= SHOWN) {
      setMinHeight(USE_PREF_SIZE);
    }
    // Only a long list needs to be reached by Tab to scroll it.
    setFocusTraversable(false);
    show(false);
  }

  private void show(boolean all) {
    names.getChildren().clear();
    targets.stream()
        .limit(all ? targets.size() : SHOWN)
        .forEach(target -> names.getChildren().add(name(target)));
    if (targets.size() > SHOWN) {
      Hyperlink other =
          new Hyperlink(
              all ? text("target.fewer") : text("target.and-more", targets.size() - SHOWN));
      other.setId("target-more");
      other.setOnAction(event -> show(!all));
      names.getChildren().add(other);
    }
  }

  private static Label name(Target target) {
    Label name = new Label("•  " + ActionWords.target(target));
    name.setWrapText(true);
    return name;
  }
}
