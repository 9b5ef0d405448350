package envwatch.ui.window;

import envwatch.model.EnvironmentKey;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.ColumnListener;
import envwatch.ui.kit.ColumnRoom;
import envwatch.ui.kit.ColumnWidths;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * The line between the list and the details, which stand beside it, or under it where there is
 * little width. As long as the person has not moved it, both get what their columns asked when they
 * showed something first, and share what is missing or left over. Contents that come later move it
 * only where one side has less than they need while the other one has more, or where the list has
 * much less than its share. Once moved, it keeps the person's share until it is clicked twice.
 */
final class ListDivider implements ColumnListener {
  /**
   * How wide the window has to be for list and details side by side, in ems. Where letters are wide
   * for their height, both may need more than that.
   */
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

  /** What either side can lack, in ems: its names, which then are shorter, are still readable. */
  private static final double LITTLE = 1;

  /** What the list has to gain at least, or the window to change, to move the line, in ems. */
  private static final double MUCH = 3;

  private static final double LEAST = 0.25;
  private static final double MOST = 0.75;
  private static final double MOST_ABOVE = 0.9;

  private final SplitPane split;
  private final DoubleSupplier em;
  private final ColumnWidths<?> list;
  private final ColumnWidths<?> machines;
  private final Supplier<@Nullable EnvironmentKey> selected;
  private final BooleanSupplier revealing;
  private final Consumer<UnaryOperator<WindowSettings>> remember;
  private final RecentWidths recent = new RecentWidths();

  /** The list's share as the person chose it; null while nobody has. */
  private @Nullable Double beside;

  private @Nullable Double above;

  private ColumnRoom listRoom;
  private ColumnRoom detailsRoom;

  /** Whether both tables have shown something: what they ask later is rarely a reason to move. */
  private boolean known;

  private boolean dragged;

  /** The width at which both were asked last. */
  private double askedAt;

  /**
   * @param em size of ordinary text in pixels
   * @param selected the environment whose details are shown; null for none
   * @param revealing whether a password is on screen: it takes room for half a minute, not longer
   * @param remember changes what is remembered of the window
   */
  ListDivider(
      SplitPane split,
      DoubleSupplier em,
      ColumnWidths<?> list,
      ColumnWidths<?> machines,
      Supplier<@Nullable EnvironmentKey> selected,
      BooleanSupplier revealing,
      WindowSettings window,
      Consumer<UnaryOperator<WindowSettings>> remember) {
    this.split = split;
    this.em = em;
    this.list = list;
    this.machines = machines;
    this.selected = selected;
    this.revealing = revealing;
    this.remember = remember;
    beside = window.get(WindowSettings.DIVIDER).orElse(null);
    above = window.get(WindowSettings.DIVIDER_STACKED).orElse(null);
    listRoom = list.room();
    detailsRoom = detailsRoom();
    split.getItems().forEach(part -> SplitPane.setResizableWithParent(part, false));
    split.widthProperty().subscribe(width -> fitToWidth());
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
      boolean narrow =
          width < SIDE_BY_SIDE * em.getAsDouble() || width < listRoom.least() + detailsRoom.least();
      split.setOrientation(narrow ? Orientation.VERTICAL : Orientation.HORIZONTAL);
      place();
    }
  }

  /** Another width is shared by what is shown now: the line moves anyhow. */
  private void fitToWidth() {
    double width = split.getWidth();
    if (known && Math.abs(width - askedAt) > MUCH * em.getAsDouble()) {
      askedAt = width;
      listRoom = list.room();
      detailsRoom = recent.most(detailsRoom());
    }
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
    askedAt = split.getWidth();
    listRoom = list.room();
    detailsRoom = detailsRoom();
    recent.forget();
    addRecent(detailsRoom);
  }

  private void addRecent(ColumnRoom ofDetails) {
    EnvironmentKey shown = selected.get();
    if (shown != null && !revealing.getAsBoolean()) {
      recent.add(shown, ofDetails);
    }
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
    if (!known) {
      askAgain();
      fit();
      known = list.isMeasured() && machines.isMeasured();
      return;
    }
    ColumnRoom ofDetails = detailsRoom();
    addRecent(ofDetails);
    if (!isStacked() && beside == null && split.getItems().size() == 2) {
      divideAnew(list.room(), ofDetails);
    }
  }

  /**
   * Moves the line where more than names is cut on one side and less than names could be on the
   * other, or where the list could have much more, because most of its names came later or what
   * needed much room was not selected for a while.
   *
   * @param ofDetails of those that are shown now
   */
  private void divideAnew(ColumnRoom ofList, ColumnRoom ofDetails) {
    double width = split.getWidth();
    double listHas = split.getDividerPositions()[0] * width;
    double detailsHave = width - listHas;
    ColumnRoom most = recent.most(ofDetails);
    double little = LITTLE * em.getAsDouble();
    boolean listLacks = listHas < ofList.needed() - little && detailsHave > ofDetails.needed() + 1;
    boolean detailsLack =
        detailsHave < ofDetails.needed() - little && listHas > ofList.needed() + 1;
    boolean unfair = ofList.share(width, most) > listHas + MUCH * em.getAsDouble();
    if (listLacks || detailsLack || unfair) {
      listRoom = ofList;
      // Names in the list are many: what the details do not need stays there.
      detailsRoom = detailsLack ? most.modest() : most;
      place();
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
