package envwatch.ui.history;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.history.Change;
import envwatch.history.Fact;
import envwatch.history.ObservedInterval;
import envwatch.ui.kit.Controls;
import envwatch.words.ChangeWords;
import envwatch.words.MomentWords;
import envwatch.words.PlainText;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Everything about the selected event, in sentences. */
final class EventDetails extends ScrollPane {
  private final VBox content;
  private final Label title = new Label();
  private final Label lines = Controls.wrapped("");

  EventDetails() {
    Controls.withoutPicture(this);
    setId("event-details");
    getStyleClass().add("facts-scroll");
    setAccessibleText(text("events.details"));
    setFitToWidth(true);
    setFocusTraversable(false);
    setMinHeight(0);
    managedProperty().bind(visibleProperty());
    title.getStyleClass().add(Styles.TEXT_BOLD);
    title.setMinWidth(0);
    lines.setId("event-lines");
    content = new VBox(title, lines);
    content.getStyleClass().add("event-details");
    setContent(content);
    setVisible(false);
  }

  /** As high as the sentences need, or as they may be at most. */
  @Override
  protected double computePrefHeight(double width) {
    double inner = width - snappedLeftInset() - snappedRightInset();
    double whole = snappedTopInset() + content.prefHeight(inner) + snappedBottomInset();
    return getMaxHeight() < 0 ? whole : Math.min(whole, getMaxHeight());
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  /**
   * @param event null for none
   */
  void show(@Nullable Event event, EventText words, List<ObservedInterval> looking) {
    setVisible(event != null);
    if (event != null) {
      title.setText(PlainText.line(EventText.what(event)));
      lines.setText(String.join("\n", lines(event, words, looking)));
    }
  }

  static List<String> lines(Event event, EventText words, List<ObservedInterval> looking) {
    return switch (event) {
      case Event.Changed changed -> lines(changed, words, looking);
      case Event.Acted acted -> {
        String sent = MomentWords.full(acted.at(), words.zone());
        yield List.of(
            text("events.details.acted", EventText.by(event), sent),
            PlainText.lines(words.details(event)));
      }
      case Event.NotLooked not ->
          List.of(
              text(
                  "events.details.gap",
                  MomentWords.full(not.gap().from(), words.zone()),
                  MomentWords.full(not.gap().until(), words.zone()),
                  EventText.reason(not)));
    };
  }

  private static List<String> lines(
      Event.Changed changed, EventText words, List<ObservedInterval> looking) {
    Change change = changed.change();
    List<String> lines = new ArrayList<>();
    String after = MomentWords.full(change.firstSeenAfter(), words.zone());
    Instant before = change.lastSeenBefore();
    String now = PlainText.line(ChangeWords.to(change));
    if (before == null || change.from() == null) {
      lines.add(text("events.details.first", after, now));
    } else {
      String was = PlainText.line(ChangeWords.from(change));
      String seen = MomentWords.full(before, words.zone());
      lines.add(
          change.ofState()
              ? text("events.details.changed", seen, was, after, now)
              : text("events.details.facts", seen, after));
    }
    lookedAt(change, words, looking).ifPresent(lines::add);
    words.folded(changed).stream().map(PlainText::line).forEach(lines::add);
    for (Fact fact : change.facts()) {
      lines.add(PlainText.line(ChangeWords.facts(List.of(fact), words.now(), words.zone())));
    }
    String lasted = words.sinceThen(changed);
    lines.add(
        lasted.isEmpty()
            ? text("events.details.by", EventText.by(changed))
            : text("events.details.by.lasted", EventText.by(changed), lasted));
    return lines;
  }

  /** In which stretches was looked when it was seen before and after. */
  private static Optional<String> lookedAt(
      Change change, EventText words, List<ObservedInterval> looking) {
    Instant before = change.lastSeenBefore();
    Optional<ObservedInterval> first = stretch(before, change, looking);
    Optional<ObservedInterval> second = stretch(change.firstSeenAfter(), change, looking);
    if (first.isEmpty() || second.isEmpty()) {
      return Optional.empty();
    }
    ObservedInterval earlier = first.get();
    ObservedInterval later = second.get();
    if (earlier.equals(later)) {
      return Optional.of(
          text(
              "events.details.looked",
              MomentWords.full(earlier.from(), words.zone()),
              MomentWords.full(earlier.until(), words.zone())));
    }
    return Optional.of(
        text(
            "events.details.looked.twice",
            MomentWords.full(earlier.until(), words.zone()),
            earlier.ended() == null ? text("looking.unknown") : ChangeWords.ended(earlier.ended()),
            MomentWords.full(later.from(), words.zone())));
  }

  private static Optional<ObservedInterval> stretch(
      @Nullable Instant moment, Change change, List<ObservedInterval> looking) {
    return looking.stream()
        .filter(stretch -> stretch.account().equals(change.subject().environment().account()))
        .filter(stretch -> moment != null)
        .filter(stretch -> !stretch.from().isAfter(moment) && !stretch.until().isBefore(moment))
        .findFirst();
  }
}
