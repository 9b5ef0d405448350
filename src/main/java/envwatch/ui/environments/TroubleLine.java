package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.filling;
import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Phase;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import envwatch.ui.shell.Overlay;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/**
 * What is wrong with an environment, in one line whatever it is: the most pressing of it, the
 * button that mends it, and a button that lists the rest over the page.
 */
final class TroubleLine extends HBox {
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

  private final Icon icon = new Icon(Icons.of(Phase.PROBLEM));
  private final Label first = filling(named(new Label("", icon), "detail-trouble", "trouble"));
  private final Button more = whole(named(new Button(), "detail-troubles-more", Styles.SMALL));
  private final Overlay list = named(new Overlay(more), "detail-troubles");
  private final VBox others = styled(new VBox(), "trouble-list");
  private List<String> said = List.of();

  /**
   * @param mend the button of the most pressing one
   */
  TroubleLine(Node mend) {
    getStyleClass().add("details-state");
    first.setMinWidth(0);
    Controls.tooltipWhenTruncated(first);
    more.setOnAction(event -> list.toggle());
    list.getChildren().setAll(others);
    getChildren().setAll(first, mend, more);
    filling(this);
    Controls.show(first, false);
    Controls.show(more, false);
  }

  /** The sentences that are not in the line, over the page while they are asked for. */
  Overlay list() {
    return list;
  }

  /** Shows it as a failure, or as what may become one. */
  void mark(boolean failed) {
    icon.setGlyph(Icons.of(failed ? Phase.PROBLEM : Phase.EXPIRING));
    first.pseudoClassStateChanged(FAILED, failed);
  }

  /**
   * @param sentences the most pressing one first; empty where nothing is wrong
   */
  void say(List<String> sentences) {
    if (sentences.equals(said)) {
      return;
    }
    said = sentences;
    first.setText(sentences.isEmpty() ? "" : sentences.getFirst());
    Controls.show(first, !sentences.isEmpty());
    List<String> rest = sentences.stream().skip(1).toList();
    more.setText(text("banner.more", rest.size()));
    Controls.show(more, !rest.isEmpty());
    others.getChildren().setAll(rest.stream().map(Controls::wrapped).toList());
    if (rest.isEmpty()) {
      list.close();
    }
  }

  /** Whether anything is wrong. */
  boolean tells() {
    return first.isVisible();
  }
}
