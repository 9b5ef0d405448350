package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import envwatch.words.PlainText;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** Tags as small labels; of many, the first few and how many more there are. */
public final class TagLabels extends HBox {
  private final int most;
  private List<String> shown = List.of();

  /**
   * @param most how many are shown before the others are only counted
   */
  public TagLabels(int most) {
    this.most = most;
    getStyleClass().add("tags");
    setMinWidth(0);
    setVisible(false);
  }

  public void show(List<String> tags) {
    setVisible(!tags.isEmpty());
    if (tags.equals(shown)) {
      return;
    }
    shown = tags;
    getChildren().setAll(tags.stream().limit(most).map(TagLabels::label).toList());
    if (tags.size() > most) {
      Label others = label(text("tags.more", tags.size() - most));
      others.setMinWidth(USE_PREF_SIZE);
      getChildren().add(others);
    }
    setAccessibleText(text("tags.name", String.join(", ", tags)));
  }

  /** What is written in all labels together, to be measured. */
  public static String words(List<String> tags, int most) {
    return tags.isEmpty()
        ? ""
        : "   "
            + String.join("   ", tags.subList(0, Math.min(most, tags.size())))
            + (tags.size() > most ? "    +0" : "");
  }

  private static Label label(String tag) {
    Label label = new Label(PlainText.line(tag));
    label.getStyleClass().add("tag");
    label.setMinWidth(0);
    return label;
  }
}
