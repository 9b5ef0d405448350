package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import envwatch.words.PlainText;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** Tags as small labels; of many, the first few and how many more there are. */
public final class TagLabels extends HBox {
  private static final int SHOWN = 3;

  private List<String> shown = List.of();

  public TagLabels() {
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
    getChildren().setAll(tags.stream().limit(SHOWN).map(TagLabels::label).toList());
    if (tags.size() > SHOWN) {
      getChildren().add(label(text("tags.more", tags.size() - SHOWN)));
    }
    setAccessibleText(text("tags.name", String.join(", ", tags)));
  }

  /** What is written in all labels together, to be measured. */
  public static String words(List<String> tags) {
    return tags.isEmpty()
        ? ""
        : "   " + String.join("   ", tags.subList(0, Math.min(SHOWN, tags.size())));
  }

  private static Label label(String tag) {
    Label label = new Label(PlainText.line(tag));
    label.getStyleClass().add("tag");
    label.setMinWidth(0);
    return label;
  }
}
