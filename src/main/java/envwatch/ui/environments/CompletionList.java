package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import envwatch.filter.FilterCompletion;
import envwatch.words.PlainText;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The completions offered, one of them chosen or none. Never has the focus: the field keeps it. */
final class CompletionList extends VBox {
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

  private final Consumer<FilterCompletion> take;
  private final ReadOnlyObjectWrapper<@Nullable FilterCompletion> chosen =
      new ReadOnlyObjectWrapper<>();
  private List<FilterCompletion> offered = List.of();

  CompletionList(Consumer<FilterCompletion> take) {
    this.take = take;
    setId("completions");
    getStyleClass().add("completions");
    setAccessibleRole(AccessibleRole.LIST_VIEW);
    setAccessibleText(text("filter.completion.name"));
    chosen.subscribe(this::mark);
  }

  void offer(List<FilterCompletion> completions) {
    offered = List.copyOf(completions);
    getChildren().setAll(offered.stream().map(this::line).toList());
    chosen.set(null);
  }

  private Label line(FilterCompletion completion) {
    Label line = styled(new Label(PlainText.line(completion.label())), "completion");
    line.setAccessibleRole(AccessibleRole.LIST_ITEM);
    line.setMaxWidth(Double.MAX_VALUE);
    line.setOnMouseClicked(event -> take.accept(completion));
    return line;
  }

  private void mark() {
    for (int i = 0; i < offered.size(); i++) {
      getChildren().get(i).pseudoClassStateChanged(CHOSEN, offered.get(i) == chosen.get());
    }
  }

  ReadOnlyObjectProperty<@Nullable FilterCompletion> chosenProperty() {
    return chosen.getReadOnlyProperty();
  }

  @Nullable FilterCompletion chosen() {
    return chosen.get();
  }

  int count() {
    return offered.size();
  }

  /**
   * Goes on to the next or the one before; at either end to none, which is the text as typed.
   *
   * @param step 1 or -1
   */
  void choose(int step) {
    int places = offered.size() + 1;
    FilterCompletion before = chosen.get();
    int place = before == null ? 0 : offered.indexOf(before) + 1;
    int next = Math.floorMod(place + step, places);
    chosen.set(next == 0 ? null : offered.get(next - 1));
  }

  void takeChosen() {
    take.accept(Objects.requireNonNull(chosen.get(), "nothing is chosen"));
  }

  void takeChosenOrFirst() {
    FilterCompletion meant = chosen.get();
    take.accept(meant == null ? offered.getFirst() : meant);
  }
}
