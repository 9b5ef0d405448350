package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Hardware;
import envwatch.model.MachineTemplate;
import envwatch.words.PlainText;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** A template: its name, and below what is known of it. */
final class TemplateCell extends ListCell<MachineTemplate> {
  private static final int MEGABYTES = 1024;

  private final Label name = new Label();
  private final Label facts = new Label();
  private final VBox shown = new VBox(name, facts);

  TemplateCell() {
    facts.getStyleClass().addAll(Styles.TEXT_MUTED, Styles.TEXT_SMALL);
    // Long texts are cut where the list ends.
    shown.setMinWidth(0);
    shown.setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable MachineTemplate template, boolean empty) {
    super.updateItem(template, empty);
    if (template == null || empty) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    name.setText(PlainText.line(template.name()));
    facts.setText(facts(template));
    setAccessibleText(name.getText() + ", " + facts.getText());
    setGraphic(shown);
  }

  private static String facts(MachineTemplate template) {
    Hardware hardware = template.hardware();
    return Stream.of(
            template.operatingSystem(),
            hardware == null
                ? null
                : text(
                    "add-machine.hardware",
                    hardware.cpus(),
                    hardware.memoryMegabytes() / (double) MEGABYTES,
                    hardware.diskGigabytes()),
            template.description())
        .filter(Objects::nonNull)
        .map(PlainText::line)
        .collect(Collectors.joining(" \u00b7 "));
  }
}
