package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.api.connect.StepResult;
import envwatch.api.connect.StepResult.Step;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** One step of the connection test: icon, name and words. */
final class ConnectionTestRow {
  /** How a step looks; the names are the pseudo-classes of the stylesheet. */
  private enum Look {
    WAITING(Glyph.RADIO_BUTTON_UNCHECKED),
    UNDER_WAY(Glyph.MORE_HORIZ),
    PASSED(Glyph.CHECK_CIRCLE),
    ATTENTION(Glyph.WARNING),
    FAILED(Glyph.ERROR),
    SKIPPED(Glyph.REMOVE_CIRCLE_OUTLINE);

    private final Glyph icon;

    Look(Glyph icon) {
      this.icon = icon;
    }
  }

  private final Icon icon = styled(new Icon(), "step-icon");
  private final Label name;
  private final Label words = styled(new Label(), "step-words");

  ConnectionTestRow(Step step) {
    name = new Label(StepWords.name(step));
    name.getStyleClass().add("step-name");
    name.setMinWidth(Region.USE_PREF_SIZE);
    words.setId("test-" + key(step));
    words.setWrapText(true);
    look(Look.WAITING);
  }

  void addTo(GridPane grid) {
    int row = grid.getRowCount();
    grid.addRow(row, icon, name, words);
    GridPane.setHgrow(words, Priority.ALWAYS);
    for (Node node : new Node[] {icon, name, words}) {
      GridPane.setValignment(node, VPos.TOP);
    }
  }

  void underWay() {
    look(Look.UNDER_WAY);
    words.setText(text("test.under-way"));
  }

  void show(StepResult result, String sentence) {
    words.setText(sentence);
    look(
        switch (result) {
          case StepResult any when StepWords.deservesAttention(any) -> Look.ATTENTION;
          case StepResult.Passed passed -> Look.PASSED;
          case StepResult.Failed failed -> Look.FAILED;
          case StepResult.Skipped skipped -> Look.SKIPPED;
        });
  }

  private void look(Look look) {
    icon.setGlyph(look.icon);
    Icons.mark(icon, "", Look.values(), look);
    Icons.mark(words, "", Look.values(), look);
  }
}
