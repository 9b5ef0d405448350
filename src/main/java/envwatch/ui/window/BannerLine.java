package envwatch.ui.window;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Controls;
import envwatch.ui.shell.Overlay;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.event.Event;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * The one line below the header for what a person should know: how fresh the list is, the most
 * pressing banner, and a button that lists the others over the page. Its place is always kept, so
 * nothing moves when a banner comes. What has just come or changed takes no press for a moment: it
 * was meant for what stood there before.
 */
final class BannerLine extends HBox {
  /** In pixels. The colour of a banner reaches the edge of the window, a button beside it not. */
  private static final double AFTER_MORE = 8;

  /** In ems: a small button, and what is around it. */
  private static final double HEIGHT = 2.2;

  /** What a person needs to see that something has changed, and to hold back. */
  private static final Duration INERT = Duration.ofMillis(500);

  private final ObservableList<Banner> all;
  private final Freshness freshness;
  private final Button more = whole(named(new Button(), "banners-more", Styles.SMALL));
  private final VBox others = styled(new VBox(), "banner-list");
  private final Overlay list = new Overlay(more);
  private final Set<Banner> followed = new HashSet<>();

  /** Only a window that knows the time can tell what has just changed. */
  private @Nullable Supplier<Duration> elapsed;

  private Duration changedAt = Duration.ZERO;

  /** What the buttons belong to, and where they stand. */
  private record Shown(@Nullable Banner first, String gist, int others) {}

  private Shown shown = new Shown(null, "", 0);

  /**
   * @param all that may become due; of equally pressing ones the first counts
   */
  BannerLine(ObservableList<Banner> all, Freshness freshness) {
    this.all = all;
    this.freshness = freshness;
    setId("banners");
    getStyleClass().add("banner-line");
    more.setOnAction(event -> list.toggle());
    setMargin(more, new Insets(0, AFTER_MORE, 0, 0));
    Controls.show(more, false);
    list.setId("banner-list");
    list.getChildren().setAll(others);
    getChildren().setAll(freshness, more);
    all.addListener((ListChangeListener<Banner>) change -> update());
    update();
    for (var part : List.of(this, list)) {
      part.addEventFilter(MouseEvent.ANY, this::refuse);
      part.addEventFilter(KeyEvent.KEY_PRESSED, this::refuse);
    }
  }

  /**
   * @param elapsed the time since any fixed moment
   */
  void refusePressesAfterChanges(Supplier<Duration> elapsed) {
    this.elapsed = elapsed;
  }

  void fitToFont(double em) {
    double height = Math.ceil(HEIGHT * em);
    setMinHeight(height);
    setPrefHeight(height);
    setMaxHeight(height);
  }

  /** The banners that are not in the line, over the page while they are asked for. */
  Overlay list() {
    return list;
  }

  private void update() {
    all.stream()
        .filter(followed::add)
        .forEach(banner -> banner.gistProperty().subscribe((before, now) -> update()));
    followed.retainAll(all);
    List<Banner> due =
        all.stream().filter(Banner::isDue).sorted(Comparator.comparing(Banner::urgency)).toList();
    Banner first = due.isEmpty() ? null : due.getFirst();
    place(first);
    int waiting = Math.max(0, due.size() - 1);
    more.setText(text("banner.more", waiting));
    Controls.show(more, waiting > 0);
    if (waiting == 0) {
      list.close();
    }
    Shown now = new Shown(first, first == null ? "" : first.gistProperty().get(), waiting);
    if (!now.equals(shown)) {
      shown = now;
      changedAt = elapsed == null ? Duration.ZERO : elapsed.get();
    }
  }

  /** What stays where it is keeps the keyboard. */
  private void place(@Nullable Banner first) {
    List<Banner> rest =
        all.stream()
            .filter(banner -> banner != first)
            .sorted(Comparator.comparing(Banner::urgency))
            .toList();
    if (first != shown.first()) {
      getChildren().removeIf(Banner.class::isInstance);
      freshness.beBrief(first != null);
    }
    if (!others.getChildren().equals(rest)) {
      others.getChildren().setAll(rest);
      rest.forEach(banner -> banner.wrap(true));
    }
    if (first != null && first != shown.first()) {
      first.wrap(false);
      setHgrow(first, Priority.ALWAYS);
      getChildren().add(1, first);
    }
  }

  private void refuse(MouseEvent event) {
    if (event.getEventType() == MouseEvent.MOUSE_PRESSED
        || event.getEventType() == MouseEvent.MOUSE_RELEASED
        || event.getEventType() == MouseEvent.MOUSE_CLICKED) {
      refuseEarly(event);
    }
  }

  private void refuse(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
      refuseEarly(event);
    }
  }

  private void refuseEarly(Event event) {
    if (elapsed != null && elapsed.get().minus(changedAt).compareTo(INERT) < 0) {
      event.consume();
    }
  }
}
