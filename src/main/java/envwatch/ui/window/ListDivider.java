package envwatch.ui.window;

import envwatch.settings.WindowSettings;
import envwatch.ui.kit.ColumnListener;
import envwatch.ui.kit.ColumnRoom;
import envwatch.ui.kit.ColumnWidths;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.UnaryOperator;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * The line between the list and the details, which stand beside it, or under it where there is
 * little width. As long as the person has not moved it, both get what their columns asked when they
 * showed something first, and share what is missing or left over. Contents never move it, only the
 * person does, by hand, by other columns or by another size of window or font. Once moved by hand,
 * it keeps the person's share until it is clicked twice.
 */
final class ListDivider implements ColumnListener {
  /** How wide the window has to be for list and details side by side, in ems. */
  private static final double SIDE_BY_SIDE = 70;

  /** Share of the height that the list takes above the details. */
  private static final double ABOVE = 0.4;

  /** The same where both have so little height that the details would show no machine. */
  private static final double ABOVE_IN_LOW = 0.32;

  /** In ems. */
  private static final double LOW = 30;

  /** The heading of the list and two rows, in ems. */
  private static final double LEAST_ABOVE = 6.5;

  /** What the details ask whatever their machines do, in ems. */
  private static final double DETAILS_NEED = 34;

  private static final double DETAILS_ASK = 46;

  private static final double LEAST = 0.25;
  private static final double MOST = 0.75;
  private static final double MOST_ABOVE = 0.9;

  private final SplitPane split;
  private final DoubleSupplier em;
  private final ColumnWidths<?> list;
  private final ColumnWidths<?> machines;
  private final BooleanSupplier still;
  private final Consumer<UnaryOperator<WindowSettings>> remember;

  /** The list's share as the person chose it; null while nobody has. */
  private @Nullable Double beside;

  private @Nullable Double above;

  private ColumnRoom listRoom;
  private ColumnRoom detailsRoom;

  /** Whether both tables have shown something: what they ask later is no reason to move. */
  private boolean known;

  private boolean dragged;

  /**
   * @param em size of ordinary text in pixels
   * @param still whether nothing may move just now
   * @param remember changes what is remembered of the window
   */
  ListDivider(
      SplitPane split,
      DoubleSupplier em,
      ColumnWidths<?> list,
      ColumnWidths<?> machines,
      BooleanSupplier still,
      WindowSettings window,
      Consumer<UnaryOperator<WindowSettings>> remember) {
    this.split = split;
    this.em = em;
    this.list = list;
    this.machines = machines;
    this.still = still;
    this.remember = remember;
    beside = window.get(WindowSettings.DIVIDER).orElse(null);
    above = window.get(WindowSettings.DIVIDER_STACKED).orElse(null);
    listRoom = list.room();
    detailsRoom = detailsRoom();
    split.getItems().forEach(part -> SplitPane.setResizableWithParent(part, false));
    split.widthProperty().subscribe(width -> fit());
    split.heightProperty().subscribe(height -> fit());
    list.listen(this);
    machines.listen(this);
    split.addEventFilter(MouseEvent.MOUSE_DRAGGED, event -> dragged |= isOnDivider(event));
    split.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> released());
    split.addEventFilter(MouseEvent.MOUSE_CLICKED, this::clicked);
  }

  /** To be called when the columns know that the font has another size. */
  void useFont() {
    askAgain();
    fit();
  }

  /** To be called when the split has another part. */
  void fit() {
    double width = split.getWidth();
    if (width > 0) {
      boolean narrow = width < SIDE_BY_SIDE * em.getAsDouble();
      split.setOrientation(narrow ? Orientation.VERTICAL : Orientation.HORIZONTAL);
      place();
    }
  }

  /** What both sides asked, to divide another window of the same person by. */
  Division division() {
    return new Division(listRoom, detailsRoom, known);
  }

  /** Divides as another window of the same person is divided, whatever is shown in this one. */
  void divide(Division other) {
    listRoom = other.list();
    detailsRoom = other.details();
    known = other.known();
    fit();
  }

  private boolean isStacked() {
    return split.getOrientation() == Orientation.VERTICAL;
  }

  private void place() {
    if (split.getItems().size() < 2) {
      return;
    }
    double size = isStacked() ? split.getHeight() : split.getWidth();
    double share = share();
    double now = split.getDividerPositions()[0];
    if (size > 0 && Math.abs(now - share) * size >= 1) {
      split.setDividerPositions(share);
    }
  }

  private double share() {
    Double chosen = isStacked() ? above : beside;
    if (chosen != null) {
      return Math.clamp(chosen, 0.1, 0.9);
    }
    return isStacked() ? shareAbove() : wishedShare();
  }

  private double shareAbove() {
    double size = em.getAsDouble();
    double share = split.getHeight() < LOW * size ? ABOVE_IN_LOW : ABOVE;
    return Math.min(Math.max(share, LEAST_ABOVE * size / split.getHeight()), MOST_ABOVE);
  }

  private double wishedShare() {
    double width = split.getWidth();
    return Math.clamp(listRoom.share(width, detailsRoom) / width, LEAST, MOST);
  }

  private void askAgain() {
    listRoom = list.room();
    detailsRoom = detailsRoom();
  }

  /** The actions and facts need room, too. */
  private ColumnRoom detailsRoom() {
    double size = em.getAsDouble();
    return machines
        .room()
        .most(new ColumnRoom(DETAILS_NEED * size, DETAILS_NEED * size, DETAILS_ASK * size));
  }

  @Override
  public void asked() {
    if (!known && !still.getAsBoolean()) {
      askAgain();
      fit();
      known = list.isSettled() && machines.isSettled();
    }
  }

  @Override
  public void columnsChanged() {
    askAgain();
    place();
  }

  @Override
  public void reset() {
    keep(null);
    askAgain();
    place();
  }

  private void released() {
    if (dragged) {
      dragged = false;
      keep(split.getDividerPositions()[0]);
    }
  }

  private void clicked(MouseEvent event) {
    if (event.getClickCount() == 2 && isOnDivider(event)) {
      reset();
    }
  }

  private void keep(@Nullable Double share) {
    if (isStacked()) {
      above = share;
      remember.accept(
          window -> window.with(WindowSettings.DIVIDER_STACKED, Optional.ofNullable(share)));
    } else {
      beside = share;
      remember.accept(window -> window.with(WindowSettings.DIVIDER, Optional.ofNullable(share)));
    }
  }

  private boolean isOnDivider(MouseEvent event) {
    Node node = event.getTarget() instanceof Node target ? target : null;
    while (node != null && !node.getStyleClass().contains("split-pane-divider")) {
      node = node.getParent();
    }
    return node != null && node.getParent() == split;
  }
}
