package envwatch.ui.training.check;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.training.ClassKey;
import envwatch.training.check.LeftRunning;
import envwatch.training.check.Seat;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.OfferButton;
import envwatch.ui.kit.QuestionDialog;
import envwatch.ui.kit.StyleSheets;
import envwatch.words.CheckWords;
import envwatch.words.PlainText;
import envwatch.words.QuotedName;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** One quiet line for each class that is over and whose environments still run. */
final class LeftRunningLines extends VBox {
  /** So many are named; of the others it is said how many. */
  private static final int NAMED = 12;

  private final Fixes remedies;
  private final Set<ClassKey> dismissed;
  private List<LeftRunning> shown = List.of();

  /**
   * @param dismissed classes that the person does not want to be told of; shared by all lines
   */
  LeftRunningLines(Fixes remedies, Set<ClassKey> dismissed) {
    this.remedies = remedies;
    this.dismissed = dismissed;
    setId("lights");
    setMinHeight(USE_PREF_SIZE);
    managedProperty().bind(visibleProperty());
    setVisible(false);
  }

  void show(List<LeftRunning> newest) {
    shown = newest;
    List<LeftRunning> told =
        newest.stream().filter(one -> !dismissed.contains(one.seen().key())).toList();
    setVisible(!told.isEmpty());
    if (!told.isEmpty() && getStylesheets().isEmpty()) {
      getStylesheets().add(StyleSheets.of("check"));
    }
    while (getChildren().size() > told.size()) {
      getChildren().removeLast();
    }
    for (int i = 0; i < told.size(); i++) {
      if (i == getChildren().size()) {
        getChildren().add(new Line());
      }
      ((Line) getChildren().get(i)).show(told.get(i));
    }
  }

  /** The line of one class; kept while its figures change, so that it keeps the keyboard. */
  private final class Line extends HBox {
    private final Label words = Controls.wrapped("");
    private final OfferButton suspend = new OfferButton("lights-suspend");
    private final Button dismiss;
    private @Nullable ClassKey key;

    Line() {
      getStyleClass().add("lights");
      setAlignment(Pos.CENTER_LEFT);
      setMinHeight(USE_PREF_SIZE);
      words.setId("lights-words");
      suspend.button().getStyleClass().add(Styles.SMALL);
      words.setMinWidth(0);
      words.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(words, Priority.ALWAYS);
      dismiss =
          Controls.iconButton(
              Glyph.CLOSE,
              text("check.lights.dismiss"),
              () -> {
                if (key != null) {
                  dismissed.add(key);
                }
                LeftRunningLines.this.show(shown);
              });
      dismiss.setId("lights-dismiss");
      dismiss.setMinWidth(USE_PREF_SIZE);
      getChildren().setAll(new Icon(Glyph.LIGHTBULB), words, suspend, dismiss);
    }

    void show(LeftRunning one) {
      key = one.seen().key();
      words.setText(
          text(
              "check.line",
              PlainText.line(one.seen().trainingClass().name()),
              CheckWords.lightsLeftOn(one.over(), one.seats().size())));
      suspend.show(
          Offer.of(
              text("check.lights.suspend"),
              null,
              remedies.suspendObstacle(one.seen(), one.seats()),
              () -> ask(one)));
    }

    private void ask(LeftRunning one) {
      List<Seat> seats = remedies.suspendable(one.seen(), one.seats());
      int count = seats.size();
      QuestionDialog dialog =
          new QuestionDialog(
              getScene() == null ? null : getScene().getWindow(),
              Glyph.PAUSE_CIRCLE_FILLED,
              text(
                  "check.lights.question",
                  count,
                  QuotedName.of(PlainText.name(one.seen().trainingClass().name()))),
              text("selection.all", text("action.suspend-environment"), count),
              () -> remedies.suspend(one.seen(), seats),
              () -> {});
      dialog.add(names(seats));
      dialog.addLoss(text("confirm.loss.interruption.suspend-environment"));
      dialog.show();
    }
  }

  private static Node names(List<Seat> seats) {
    String named =
        seats.stream()
            .limit(NAMED)
            .map(seat -> QuotedName.isolated(PlainText.name(seat.name())))
            .collect(Collectors.joining(text("check.names")));
    Label names =
        Controls.wrapped(
            seats.size() > NAMED ? text("check.many", named, seats.size() - NAMED) : named);
    names.setId("target-names");
    return names;
  }
}
