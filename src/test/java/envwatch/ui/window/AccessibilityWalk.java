package envwatch.ui.window;

import envwatch.ui.kit.Controls;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;

/** Walks a scene graph that is laid out, and finds what some people could not use. */
public final class AccessibilityWalk {
  private final List<String> faults = new ArrayList<>();

  private AccessibilityWalk() {}

  /** What is wrong below the node, one sentence each; empty when nothing is. */
  public static List<String> faults(Parent root) {
    AccessibilityWalk walk = new AccessibilityWalk();
    walk.visit(root);
    return walk.faults;
  }

  private void visit(Node node) {
    if (!node.isVisible()) {
      return;
    }
    check(node);
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(this::visit);
    }
  }

  private void check(Node node) {
    if (node instanceof Labeled labeled) {
      checkText(labeled);
    }
    switch (node) {
      case ButtonBase button when isBlank(button.getText()) -> {
        require(Controls.tipOf(button) != null, button, "is only an icon and has no tooltip");
        require(named(button), button, "has no accessible name");
      }
      // JavaFX reads the text of every other button aloud, but not of these.
      case MenuButton menu -> require(named(menu), menu, "has no accessible name");
      case TextInputControl input -> require(named(input), input, "has no accessible name");
      case ComboBoxBase<?> box -> require(named(box), box, "has no accessible name");
      case TableView<?> table -> require(named(table), table, "has no accessible name");
      default -> {}
    }
  }

  private void checkText(Labeled labeled) {
    // Of the marks of a hidden password, a tip could only show more.
    boolean marks = labeled.getStyleClass().contains("password") && isMask(labeled.getText());
    boolean cut = labeled.isTextTruncated() && labeled.getWidth() > 0 && !marks;
    // Headers of columns are Labels whose column can be widened; their menu names them in full.
    boolean header = labeled.getParent() != null && isHeader(labeled.getParent());
    require(
        !cut || header || Controls.tipOf(labeled) != null || tooltipAbove(labeled),
        labeled,
        "cuts its text and has no tooltip");
  }

  private static boolean isMask(String text) {
    return text.chars().allMatch(letter -> letter == '\u2022');
  }

  private static boolean isHeader(Node node) {
    return node.getStyleClass().contains("column-header")
        || (node.getParent() != null && isHeader(node.getParent()));
  }

  private static boolean tooltipAbove(Node node) {
    return node.getParent() instanceof Control control && Controls.tipOf(control) != null;
  }

  private static boolean named(Node node) {
    return !isBlank(node.getAccessibleText());
  }

  private void require(boolean holds, Node node, String fault) {
    if (!holds) {
      String text = node instanceof Labeled labeled ? " \"" + labeled.getText() + "\"" : "";
      faults.add(node.getClass().getSimpleName() + " " + node.getId() + text + " " + fault);
    }
  }

  private static boolean isBlank(String text) {
    return text == null || text.isBlank();
  }
}
