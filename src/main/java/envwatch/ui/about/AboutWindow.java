package envwatch.ui.about;

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
    VBox content = new VBox(heading(), folders(), licensesTitle(), licenses());
    content.getStyleClass().add("about");
    ChildWindow window =
        new ChildWindow(owner, Modality.NONE, text("about.title"), content, WIDTH, HEIGHT);
    Button close = new Button(text("about.close"));
    close.setOnAction(event -> window.stage().close());
    content.getChildren().add(buttons(close));
    window.show();
    close.requestFocus();
  }

  private Node heading() {
    Label name = Controls.wrapped(text("about.name"));
    name.getStyleClass().add(Styles.TITLE_3);
    Label version = Controls.wrapped(text("about.version", facts.version(), facts.java()));
    version.setId("about-version");
    Label license = Controls.wrapped(text("about.license"));
    VBox heading = new VBox(name, version, license);
    heading.getStyleClass().add("about-heading");
    return heading;
  }

  private Node folders() {
    GridPane grid = new GridPane();
    grid.getStyleClass().add("about-folders");
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
    TextField path = new TextField(folder.toString());
    path.setEditable(false);
    path.setId("about-" + name);
    path.setAccessibleText(label.getText());
    label.setLabelFor(path);
    Button open = new Button(text("about.folder.open"));
    open.setId("about-open-" + name);
    open.setAccessibleText(text("about.folder.open") + ": " + label.getText());
    open.setMinWidth(Region.USE_PREF_SIZE);
    open.setOnAction(event -> openFolder.accept(folder));
    grid.addRow(grid.getRowCount(), label, path, open);
  }

  private static Node licensesTitle() {
    Label title = new Label(text("about.licenses"));
    title.getStyleClass().add(Styles.TEXT_BOLD);
    return title;
  }

  private Node licenses() {
    TextArea area =
        new TextArea(facts.licenses().get().orElseGet(() -> text("about.licenses.absent")));
    area.setId("about-licenses");
    area.setEditable(false);
    area.setAccessibleText(text("about.licenses"));
    area.getStyleClass().add("monospace");
    VBox.setVgrow(area, Priority.ALWAYS);
    return area;
  }

  private static Node buttons(Button close) {
    close.setId("about-close");
    close.setDefaultButton(true);
    HBox buttons = new HBox(close);
    buttons.getStyleClass().add("window-buttons");
    return buttons;
  }
}
