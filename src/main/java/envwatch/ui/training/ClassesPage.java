package envwatch.ui.training;

import envwatch.ui.kit.StyleSheets;
import envwatch.ui.training.model.ClassPart;
import envwatch.ui.training.model.ClassesModel;
import java.util.List;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;

/** The page of classes: the list at the left, the class that is open at the right. */
final class ClassesPage extends StackPane {
  private static final double LIST = 0.26;

  private final ClassesModel model;
  private final ClassListPane list;
  private final ClassPane shown;
  private final SplitPane split;

  ClassesPage(ClassesModel model, List<ClassPart> parts, ClassesFeature.Columns columns) {
    this.model = model;
    setId("classes-page");
    getStyleClass().add("classes-page");
    getStylesheets().add(StyleSheets.of("classes"));
    list = new ClassListPane(model, parts);
    shown = new ClassPane(model, parts, columns);
    split = new SplitPane(list, shown);
    split.setId("classes-split");
    split.setDividerPositions(LIST);
    SplitPane.setResizableWithParent(list, false);
    ClassesPlaceholder placeholder = new ClassesPlaceholder(model, parts);
    getChildren().setAll(split, placeholder);
    model
        .entriesProperty()
        .subscribe(entries -> {
          boolean empty = entries.isEmpty() && model.classProperty().get() == null;
          split.setVisible(!empty);
          placeholder.setVisible(empty);
        });
    sceneProperty().subscribe(scene -> model.show(scene != null));
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
