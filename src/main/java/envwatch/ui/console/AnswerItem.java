package envwatch.ui.console;

import envwatch.catalogue.AnswerNode;
import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.ObservableList;
import javafx.scene.control.TreeItem;

/** A line of the tree, whose children are made when it is first unfolded: answers are large. */
final class AnswerItem extends TreeItem<AnswerLine> {
  private boolean made;

  AnswerItem(AnswerLine line) {
    super(line);
  }

  @Override
  public boolean isLeaf() {
    return switch (getValue().node()) {
      case AnswerNode.Fields(var fields) -> fields.isEmpty();
      case AnswerNode.Elements(var elements) -> elements.isEmpty();
      default -> true;
    };
  }

  @Override
  public ObservableList<TreeItem<AnswerLine>> getChildren() {
    if (!made) {
      made = true;
      super.getChildren().setAll(children(getValue().node()));
    }
    return super.getChildren();
  }

  private static List<AnswerItem> children(AnswerNode node) {
    return switch (node) {
      case AnswerNode.Fields(List<AnswerNode.Field> fields) ->
          fields.stream()
              .map(field -> new AnswerItem(new AnswerLine(field.name(), field.value())))
              .toList();
      case AnswerNode.Elements(List<AnswerNode> elements) ->
          IntStream.range(0, elements.size())
              .mapToObj(i -> new AnswerItem(new AnswerLine(String.valueOf(i), elements.get(i))))
              .toList();
      default -> List.of();
    };
  }
}
