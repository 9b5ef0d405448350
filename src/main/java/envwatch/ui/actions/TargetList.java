package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.actions.EnvironmentTarget;
import envwatch.ui.kit.Controls;
import envwatch.words.ActionWords;
import java.util.List;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Names targets: the first ten, and the others when asked. */
final class TargetList extends ScrollPane {
  private static final int SHOWN = 10;

  private final List<EnvironmentTarget> targets;
  private final @Nullable Function<EnvironmentTarget, String> facts;
  private final VBox names = new VBox();

  /**
   * @param facts what is said about each next to its name; null for nothing
   */
  TargetList(List<EnvironmentTarget> targets, @Nullable Function<EnvironmentTarget, String> facts) {
    this.targets = targets;
    this.facts = facts;
    names.getStyleClass().add("target-names");
    names.setId("target-names");
    getStyleClass().add("target-list");
    Controls.withoutPicture(this);
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

  private Node name(EnvironmentTarget target) {
    Label name = new Label("•  " + ActionWords.quoted(target));
    name.setWrapText(true);
    if (facts == null) {
      return name;
    }
    Label told = new Label(facts.apply(target));
    told.getStyleClass().addAll(Styles.TEXT_MUTED, "target-facts");
    told.setWrapText(true);
    return new VBox(name, told);
  }
}
