package envwatch.ui.window;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.PresentValues;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.Connections;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/**
 * The line at the foot: the connection on the left; what a person is doing in the middle; what came
 * of what they just did, and the countdown of the clipboard on the right.
 */
final class StatusStrip extends HBox {
  /** A message of so many characters is shown whole, and what stands at the left gives way. */
  private static final int SHORT = 40;

  /** In ems: a compact button, and what is around it. */
  private static final double HEIGHT = 2.5;

  private static final PseudoClass TROUBLE = PseudoClass.getPseudoClass("trouble");

  /** It only waits: the service answers again when it likes. */
  private static final PseudoClass LIMITED = PseudoClass.getPseudoClass("limited");

  private final DashboardModel model;
  private final Label connection = new Label();
  private final Icon dot = new Icon(Glyph.LENS);

  /**
   * @param panels take the place of the words about the connection
   * @param items at the end
   */
  StatusStrip(
      DashboardModel model, SecretClipboard clipboard, FootPanels panels, List<Node> items) {
    this.model = model;
    getStyleClass().add("status-strip");
    connection.setId("connection");
    connection.setGraphic(dot);
    connection.getStyleClass().add("connection");
    connection.textTruncatedProperty().subscribe((before, cut) -> tell());
    panels
        .occupiedProperty()
        .subscribe(occupied -> {
          connection.setContentDisplay(
              occupied ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
          tell();
        });
    setHgrow(panels, Priority.ALWAYS);
    Label countdown = new Label();
    countdown.setId("clipboard");
    countdown.setMinWidth(USE_PREF_SIZE);
    countdown
        .textProperty()
        .bind(
            PresentValues.map(
                    clipboard.leftProperty(), left -> text("clipboard.clears", left.toSeconds()))
                .orElse(""));
    getChildren().addAll(connection, panels, message(clipboard.message()), countdown);
    getChildren().addAll(items);
    model.worldProperty().subscribe(this::update);
    model.nowProperty().subscribe(this::update);
    model.accountProperty().subscribe(this::update);
    model.alertsProperty().subscribe(this::update);
    update();
  }

  /** One height, whatever it shows: nothing above it moves. */
  void fitToFont(double em) {
    double height = Math.ceil(HEIGHT * em);
    setMinHeight(height);
    setPrefHeight(height);
    setMaxHeight(height);
  }

  private static Label message(StatusMessage message) {
    Label label = Controls.tooltipWhenTruncated(new Label());
    label.setId("message");
    label.getStyleClass().add("status-message");
    label.textProperty().bind(message.textProperty());
    label
        .textProperty()
        .subscribe(
            said -> label.setMinWidth(said.length() > SHORT ? USE_COMPUTED_SIZE : USE_PREF_SIZE));
    message.troubleProperty().subscribe(trouble -> label.pseudoClassStateChanged(TROUBLE, trouble));
    return label;
  }

  private void update() {
    connection.setText(ConnectionWords.line(model));
    List<AccountView> accounts = model.shownAccounts();
    List<AccountView> broken = Connections.broken(accounts);
    boolean limited = broken.stream().allMatch(StatusStrip::limited);
    connection.pseudoClassStateChanged(TROUBLE, !broken.isEmpty() && !limited);
    connection.pseudoClassStateChanged(LIMITED, !broken.isEmpty() && limited);
    boolean live =
        !model.worldProperty().get().paused()
            && !accounts.isEmpty()
            && accounts.stream().allMatch(account -> account.link() instanceof Link.Live);
    connection.pseudoClassStateChanged(PseudoClass.getPseudoClass("live"), live);
    tell();
  }

  private static boolean limited(AccountView account) {
    return account.link() instanceof Link.Lost lost && lost.trouble() == Link.Trouble.RATE_LIMITED;
  }

  /** The tip repeats the line only where that cannot be read. */
  private void tell() {
    String more = ConnectionWords.background(model);
    boolean read =
        connection.getContentDisplay() != ContentDisplay.GRAPHIC_ONLY
            && !connection.isTextTruncated();
    String whole = read ? more : connection.getText() + "\n" + more;
    Controls.tip(connection, whole.isBlank() ? null : whole.strip());
  }
}
