package envwatch.ui.training;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.StyleSheets;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;

/** The page of classes: the list at the left, the class that is open at the right. */
final class ClassesPage extends StackPane {
  /** How wide the list is, in ems: a usual name beside how long until it starts. */
  private static final double LIST = 21.5;

  /** The most of the window that the list takes by itself. */
  private static final double MOST_OF_WIDTH = 0.31;

  private final OpenClass model;
  private final ClassListPane list;
  private final ClassPane shown;
  private final SplitPane split;
  private final Label ordinary = new Label();

  ClassesPage(OpenClass model, List<ClassPart> parts, ClassesFeature.Columns columns) {
    this.model = model;
    setId("classes-page");
    getStyleClass().add("classes-page");
    getStylesheets().add(StyleSheets.of("classes"));
    list = new ClassListPane(model, parts);
    shown = new ClassPane(model, parts, columns);
    split = new SplitPane(list, shown);
    split.setId("classes-split");
    SplitPane.setResizableWithParent(list, false);
    ClassesPlaceholder placeholder = new ClassesPlaceholder(model, parts);
    Controls.show(ordinary, false);
    getChildren().setAll(split, placeholder, ordinary);
    ordinary.fontProperty().subscribe(font -> place());
    widthProperty()
        .subscribe((before, now) -> {
          if (before.doubleValue() == 0) {
            place();
          }
        });
    model
        .entriesProperty()
        .subscribe(entries -> {
          boolean empty = entries.isEmpty() && model.classProperty().get() == null;
          split.setVisible(!empty);
          placeholder.setVisible(empty);
        });
    sceneProperty().subscribe(scene -> model.show(scene != null));
  }

  /** Larger letters need a wider list. A person may move the line, and a wider window does not. */
  private void place() {
    if (getWidth() > 0) {
      double share = LIST * ordinary.getFont().getSize() / getWidth();
      split.setDividerPositions(Math.min(share, MOST_OF_WIDTH));
    }
  }

  void applyOrder() {
    shown.applyOrder();
  }

  /** Where the details of the environment of the selected student stand. */
  Pane detailsPlace() {
    return shown.detailsPlace();
  }

  /** The students take the keyboard, or the classes where no student is shown. */
  @Override
  public void requestFocus() {
    if (model.studentsProperty().get().rows().isEmpty()) {
      list.requestFocus();
    } else {
      shown.requestFocus();
    }
  }
}
