package envwatch.ui.about;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.Controls;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;

/** Version, licenses, and the folders of the program. */
public final class AboutWindow {
  private static final double WIDTH = 64;
  private static final double HEIGHT = 40;

  private final ProgramFacts facts;
  private final Consumer<Path> openFolder;

  /**
   * @param openFolder shows a folder in the system's file browser; must not block
   */
  public AboutWindow(ProgramFacts facts, Consumer<Path> openFolder) {
    this.facts = facts;
    this.openFolder = openFolder;
  }

  /** Opens over the window, which stays usable. */
  public void open(Window owner) {
    Label title = styled(new Label(text("about.licenses")), Styles.TEXT_BOLD);
    Button close = Controls.closeButton("about-close", text("about.close"));
    HBox buttons = styled(new HBox(close), "window-buttons");
    VBox content = styled(new VBox(heading(), folders(), title, licenses(), buttons), "about");
    new ChildWindow(owner, Modality.NONE, text("about.title"), content, WIDTH, HEIGHT).show();
    close.requestFocus();
  }

  private Node heading() {
    Label name = styled(Controls.wrapped(text("about.name")), Styles.TITLE_3);
    Label version =
        named(
            Controls.wrapped(text("about.version", facts.version(), facts.java())),
            "about-version");
    Label license = Controls.wrapped(text("about.license"));
    return styled(new VBox(name, version, license), "about-heading");
  }

  private Node folders() {
    GridPane grid = styled(new GridPane(), "about-folders");
    ColumnConstraints labels = new ColumnConstraints();
    labels.setMinWidth(Region.USE_PREF_SIZE);
    ColumnConstraints paths = new ColumnConstraints();
    paths.setHgrow(Priority.ALWAYS);
    grid.getColumnConstraints().setAll(labels, paths);
    folder(grid, "config", facts.directories().config());
    folder(grid, "data", facts.directories().data());
    folder(grid, "logs", facts.directories().logs());
    return grid;
  }

  private void folder(GridPane grid, String name, Path folder) {
    Label label = new Label(text("about.folder." + name));
    TextField path = named(new TextField(folder.toString()), "about-" + name);
    path.setEditable(false);
    path.setAccessibleText(label.getText());
    label.setLabelFor(path);
    String words = text("about.folder.open");
    Button open =
        whole(Controls.button("about-open-" + name, words, () -> openFolder.accept(folder)));
    open.setAccessibleText(words + ": " + label.getText());
    grid.addRow(grid.getRowCount(), label, path, open);
  }

  private Node licenses() {
    String known = facts.licenses().get().orElseGet(() -> text("about.licenses.absent"));
    TextArea area = Controls.document("about-licenses", text("about.licenses"), known);
    VBox.setVgrow(area, Priority.ALWAYS);
    return area;
  }
}
