package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import envwatch.words.PlainText;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.text.Font;

/**
 * Tags as small labels; of many, the first few and how many more there are. Where there is no room
 * to read the first one, all are only counted; where there is none for that either, nothing is
 * shown.
 */
public final class TagLabels extends HBox {
  /** With less than that a tag shows hardly a letter, in multiples of its font's size. */
  private static final double LEAST = 3.5;

  /** What the edges of a label take, as in the style sheet. */
  private static final double EDGES = 1.1;

  private final int most;
  private final Label others = label("");
  private List<Label> labels = List.of();
  private List<String> shown = List.of();

  /**
   * @param most how many are shown before the others are only counted
   */
  public TagLabels(int most) {
    this.most = most;
    getStyleClass().add("tags");
    setMinWidth(0);
    setVisible(false);
    others.setMinWidth(USE_PREF_SIZE);
    maxWidthProperty().subscribe(width -> fit());
  }

  public void show(List<String> tags) {
    if (tags.equals(shown)) {
      return;
    }
    shown = tags;
    labels = tags.stream().limit(most).map(TagLabels::label).toList();
    fit();
    setAccessibleText(text("tags.name", String.join(", ", tags)));
  }

  private void fit() {
    int more = Math.max(0, shown.size() - most);
    boolean readable = isReadable(more);
    int counted = readable ? more : shown.size();
    others.setText(text("tags.more", counted));
    setVisible(!shown.isEmpty() && (readable || getMaxWidth() >= asked(others)));
    List<Label> fitting =
        Stream.concat(
                readable ? labels.stream() : Stream.empty(),
                counted > 0 ? Stream.of(others) : Stream.empty())
            .toList();
    if (!getChildren().equals(fitting)) {
      getChildren().setAll(fitting);
    }
  }

  private boolean isReadable(int more) {
    if (labels.isEmpty() || getMaxWidth() < 0) {
      return true;
    }
    Label first = labels.getFirst();
    double least = Math.min(asked(first), LEAST * first.getFont().getSize());
    return getMaxWidth() - (more > 0 ? asked(others) + getSpacing() : 0) >= least;
  }

  /** Also before a label is styled. */
  private static double asked(Label label) {
    Font font = label.getFont();
    return Controls.widthOf(label.getText(), font) + EDGES * font.getSize();
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
    Label label = styled(new Label(PlainText.line(tag)), "tag");
    label.setMinWidth(0);
    return label;
  }
}
