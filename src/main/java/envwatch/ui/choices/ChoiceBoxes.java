package envwatch.ui.choices;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.model.Choice;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.ShownAs;
import envwatch.words.FailureWords;
import envwatch.words.PlainText;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Boxes to choose from lists that the service provides; they say how far a list is loaded. */
public final class ChoiceBoxes {
  private ChoiceBoxes() {}

  /** A box to choose from a list that is being loaded. */
  public static ComboBox<Choice> of(Options options, String id) {
    ComboBox<Choice> box = plain(id);
    box.setItems(options.items());
    box.valueProperty().bindBidirectional(options.field().chosen());
    box.promptTextProperty().bind(options.state().map(state -> options.prompt()));
    return box;
  }

  /** A box without anything to choose from yet. */
  public static ComboBox<Choice> plain(String id) {
    ComboBox<Choice> box = new ComboBox<>();
    box.setId(id);
    box.setMaxWidth(Double.MAX_VALUE);
    box.setConverter(new ShownAs<>(choice -> PlainText.line(choice.name())));
    box.setButtonCell(new ChosenCell(box));
    TypeAhead.on(box);
    return box;
  }

  /**
   * What stands below a box whose list could not be loaded: why, and a link to try again. Takes no
   * room while there is nothing to say.
   *
   * @param host of the service, for failures that name it
   */
  public static VBox trouble(
      ObservableValue<Options.State> state, String id, String host, Runnable again) {
    Label why = Form.hint("");
    why.getStyleClass().add("choice-failed");
    Hyperlink retry = new Hyperlink(text("form.again"));
    retry.setId(id + "-again");
    retry.getStyleClass().add("choice-again");
    retry.setOnAction(event -> again.run());
    VBox trouble = new VBox(why, retry);
    trouble.managedProperty().bind(trouble.visibleProperty());
    state.subscribe(now -> {
      boolean failed = now instanceof Options.State.Failed;
      why.setText(
          now instanceof Options.State.Failed(ApiException cause) ? words(cause, host) : "");
      trouble.setVisible(failed);
    });
    return trouble;
  }

  private static String words(@Nullable ApiException cause, String host) {
    return cause == null
        ? text("obstacle.account-not-watched")
        : FailureWords.sentence(cause, host);
  }

  /**
   * Shows what is chosen. The cell of JavaFX shows what is in its place of the list, which is
   * something else once the list is loaded and what is chosen stays equal.
   */
  private static final class ChosenCell extends ListCell<Choice> {
    private final ComboBox<Choice> box;

    ChosenCell(ComboBox<Choice> box) {
      this.box = box;
      box.valueProperty().subscribe(this::show);
      box.promptTextProperty().subscribe(this::show);
    }

    @Override
    protected void updateItem(@Nullable Choice item, boolean empty) {
      super.updateItem(item, empty);
      show();
    }

    private void show() {
      Choice chosen = box.getValue();
      setText(chosen == null ? box.getPromptText() : PlainText.line(chosen.name()));
    }
  }
}
