package envwatch.ui.about;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
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

  private final Label often =
      Controls.hidden(named(Controls.wrapped(""), "error-often", Styles.TEXT_MUTED));
  private final TitledPane details = named(new TitledPane(), "error-details");
  private int times = 1;

  ErrorPane(BugReport report, Consumer<String> copy) {
    getStyleClass().add("error-pane");
    Label headline = styled(Controls.wrapped(text("error.headline")), Styles.TITLE_4);
    Label sentence = Controls.wrapped(text("error.sentence"));
    Label code = named(Controls.wrapped(text("error.code", report.code())), "error-code");
    getChildren().addAll(headline, sentence, code, often, details(report), buttons(report, copy));
  }

  /** The same bug was met once more. */
  void again() {
    times++;
    often.setText(text("error.often", times));
    often.setVisible(true);
  }

  void shownIn(ChildWindow window) {
    details
        .expandedProperty()
        .subscribe(
            (before, expanded) -> window.growBy(expanded ? DETAILS_HEIGHT : -DETAILS_HEIGHT));
  }

  private Node details(BugReport report) {
    TextArea trace = Controls.document("error-trace", text("error.details"), report.details());
    details.setText(text("error.details"));
    details.setContent(trace);
    details.setAnimated(false);
    details.setExpanded(false);
    VBox.setVgrow(details, Priority.ALWAYS);
    return details;
  }

  private Node buttons(BugReport report, Consumer<String> copy) {
    String said = text("error.code", report.code()) + "\n" + report.details();
    Button copyDetails = Controls.button("error-copy", text("error.copy"), () -> copy.accept(said));
    Button close = Controls.closeButton("error-close", text("error.close"));
    return styled(new HBox(copyDetails, close), "window-buttons");
  }
}
