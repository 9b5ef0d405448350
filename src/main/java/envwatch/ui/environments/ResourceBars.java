package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Resources;
import envwatch.model.Resources.Use;
import envwatch.ui.kit.Controls;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** How much of its quota an environment uses, as small bars; nothing where it is not known. */
final class ResourceBars extends HBox {
  private final Bar cpus = new Bar("cpus");
  private final Bar memory = new Bar("memory");
  private final Bar disk = new Bar("disk");

  ResourceBars() {
    getStyleClass().add("resources");
    getChildren().addAll(cpus, memory, disk);
    show(null);
  }

  void show(@Nullable Resources resources) {
    Controls.show(this, resources != null);
    if (resources != null) {
      cpus.show(resources.cpus(), 1, text("details.unit.cpus"));
      memory.show(resources.memoryMegabytes(), 1024, text("details.unit.gigabytes"));
      disk.show(resources.diskMegabytes(), 1024, text("details.unit.gigabytes"));
    }
  }

  /** One amount out of its quota. */
  private static final class Bar extends VBox {
    private final Label words = Controls.tooltipWhenTruncated(new Label());
    private final ProgressBar bar = new ProgressBar(0);
    private final String name;

    Bar(String name) {
      this.name = text("details." + name);
      getStyleClass().add("resource");
      bar.getStyleClass().add(Styles.SMALL);
      bar.setId("resource-" + name);
      bar.setMaxWidth(Double.MAX_VALUE);
      getChildren().addAll(words, bar);
    }

    void show(Use use, int perUnit, String unit) {
      String inUse = amount(use.inUse(), perUnit);
      String said =
          use.quota() > 0
              ? text("details.use", inUse, amount(use.quota(), perUnit), unit)
              : text("details.use.no-quota", inUse, unit);
      words.setText(name.equals(unit) ? said : name + " " + said);
      bar.setVisible(use.quota() > 0);
      bar.setProgress(use.fraction());
      bar.setAccessibleText(words.getText());
    }

    private static String amount(long value, int perUnit) {
      return perUnit == 1 || value % perUnit == 0
          ? Long.toString(value / perUnit)
          : String.format(Locale.ENGLISH, "%.1f", (double) value / perUnit);
    }
  }
}
