package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.styled;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The body of a dialog with a form that may be higher than the dialog. */
public final class FormBody {
  private FormBody() {}

  /**
   * @param content scrolls where there is too little room
   * @param outcome always in sight below it
   */
  public static VBox of(Node content, Node outcome) {
    ScrollPane scroll = styled(Controls.withoutPicture(new ScrollPane(content)), "form-scroll");
    scroll.setFitToWidth(true);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    VBox body = new VBox(scroll, outcome);
    body.getStylesheets().add(StyleSheets.of("forms"));
    return body;
  }
}
