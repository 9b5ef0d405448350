package envwatch.ui.window;

import static envwatch.ui.kit.Controls.filling;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.history.Since;
import envwatch.model.Phase;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import envwatch.ui.model.EnvironmentFacts;
import envwatch.ui.model.EnvironmentRow;
import envwatch.words.EnvironmentWords;
import envwatch.words.ExpirationWords;
import envwatch.words.PlainText;
import envwatch.words.SinceWords;
import envwatch.words.StatusLine;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** One environment: its name, how it is, and for how long. */
final class GlanceCell extends ListCell<EnvironmentRow> {
  private final boolean roomy;
  private final ObservableValue<Boolean> open;
  private final Icon icon = new Icon();
  private final Label status = styled(new Label(), "glance-status");
  private final Label name = filling(styled(new Label(), "glance-name"));
  private final Label owner = styled(new Label(), Styles.TEXT_MUTED, "glance-owner");
  private final Label since = whole(styled(new Label(), Styles.TEXT_MUTED, "glance-since"));
  private final HBox line = styled(new HBox(icon), "glance-line", "phased");
  private Subscription following = Subscription.EMPTY;

  /**
   * @param roomy whether there is room for all in one line, and the owner
   * @param lead shows an environment in the whole window
   * @param open while it follows what it shows
   */
  GlanceCell(boolean roomy, Consumer<EnvironmentRow> lead, ObservableValue<Boolean> open) {
    this.roomy = roomy;
    this.open = open;
    getStyleClass().add("glance-cell");
    setPrefWidth(0);
    name.setMinWidth(0);
    if (roomy) {
      line.getChildren().addAll(whole(status), name, owner, since);
    } else {
      VBox both = styled(new VBox(name, status), "glance-both");
      both.setMinWidth(0);
      line.getChildren().addAll(filling(both), since);
    }
    setOnMouseClicked(event -> {
      EnvironmentRow row = getItem();
      if (event.getButton() == MouseButton.PRIMARY && row != null) {
        lead.accept(row);
      }
    });
  }

  @Override
  protected void updateItem(@Nullable EnvironmentRow row, boolean empty) {
    super.updateItem(row, empty);
    following.unsubscribe();
    following = Subscription.EMPTY;
    if (row == null || empty) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    setGraphic(line);
    following = row.factsProperty().when(open).subscribe(facts -> show(row, facts));
  }

  private void show(EnvironmentRow row, EnvironmentFacts facts) {
    StatusLine told =
        StatusLine.of(
            facts.watched(), facts.assessment(), facts.remembered().waiting(), facts.at());
    icon.setGlyph(Icons.of(told.phase()));
    Icons.mark(line, told.phase());
    String age = told.age() == null ? "" : " \u00b7 " + told.age();
    status.setText(PlainText.line(told.state()) + age);
    name.setText(PlainText.line(row.name()));
    owner.setText(row.environment() == null ? "" : EnvironmentWords.owner(row.environment()));
    since.setText(when(facts));
    setAccessibleText(
        Stream.of(name.getText(), told.fullText(), roomy ? owner.getText() : "", since.getText())
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(", ")));
  }

  /** Until when of what expires soon, since when of anything else. */
  private static String when(EnvironmentFacts facts) {
    if (facts.assessment().phase() == Phase.EXPIRING) {
      return PlainText.line(ExpirationWords.left(facts.expiration(), facts.at()));
    }
    Since known = facts.remembered().since();
    String brief = known == null ? null : SinceWords.brief(known, facts.knownUntil());
    return brief == null ? text("absent") : brief;
  }
}
