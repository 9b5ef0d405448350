package envwatch.ui.about;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.Controls;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** A bug in words, its code, and behind a click the details. */
final class ErrorPane extends VBox {
  private static final double DETAILS_HEIGHT = 18;

  private final Label often = Controls.wrapped("");
  private final TitledPane details = new TitledPane();
  private final Button close = new Button(text("error.close"));
  private int times = 1;

  ErrorPane(BugReport report, Consumer<String> copy) {
    getStyleClass().add("error-pane");
    Label headline = Controls.wrapped(text("error.headline"));
    headline.getStyleClass().add(Styles.TITLE_4);
    Label sentence = Controls.wrapped(text("error.sentence"));
    Label code = Controls.wrapped(text("error.code", report.code()));
    code.setId("error-code");
    often.setId("error-often");
    often.getStyleClass().add(Styles.TEXT_MUTED);
    often.managedProperty().bind(often.visibleProperty());
    often.setVisible(false);
    getChildren().addAll(headline, sentence, code, often, details(report), buttons(report, copy));
  }

  /** The same bug was met once more. */
  void again() {
    times++;
    often.setText(text("error.often", times));
    often.setVisible(true);
  }

  void shownIn(ChildWindow window) {
    close.setOnAction(event -> window.stage().close());
    details
        .expandedProperty()
        .subscribe(
            (before, expanded) -> window.growBy(expanded ? DETAILS_HEIGHT : -DETAILS_HEIGHT));
  }

  private Node details(BugReport report) {
    TextArea trace = new TextArea(report.details());
    trace.setId("error-trace");
    trace.setEditable(false);
    trace.setAccessibleText(text("error.details"));
    trace.getStyleClass().add("monospace");
    details.setText(text("error.details"));
    details.setContent(trace);
    details.setId("error-details");
    details.setAnimated(false);
    details.setExpanded(false);
    VBox.setVgrow(details, Priority.ALWAYS);
    return details;
  }

  private Node buttons(BugReport report, Consumer<String> copy) {
    Button copyDetails = new Button(text("error.copy"));
    copyDetails.setId("error-copy");
    copyDetails.setOnAction(
        event -> copy.accept(text("error.code", report.code()) + "\n" + report.details()));
    close.setId("error-close");
    close.setDefaultButton(true);
    HBox buttons = new HBox(copyDetails, close);
    buttons.getStyleClass().add("window-buttons");
    return buttons;
  }
}
