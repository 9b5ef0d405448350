package envwatch.ui.window;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Controls;
import envwatch.ui.model.Connections;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.PhaseCounts;
import envwatch.words.DurationWords;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.util.Subscription;

/**
 * How much of the list was checked, and how old the oldest of it is. Beside something more pressing
 * it says so in fewer words. It keeps the room of its widest words while it counts seconds, so that
 * nothing beside it moves.
 */
final class Freshness extends Label implements AutoCloseable {
  private static final Duration WIDEST_AGE = Duration.ofSeconds(50);

  private final DashboardModel model;
  private final SteadyAge steadyAge = new SteadyAge();
  private final Subscription following;

  /** Kept: time passes more often than anything is seen. */
  private Optional<Instant> oldest = Optional.empty();

  private Words words = new Words("", "");
  private boolean brief;

  /**
   * @param brief the same in fewer words
   */
  private record Words(String full, String brief) {
    Words(String both) {
      this(both, both);
    }
  }

  Freshness(DashboardModel model) {
    this.model = model;
    setId("freshness");
    getStyleClass().add(Styles.TEXT_MUTED);
    setMinWidth(USE_PREF_SIZE);
    following =
        Subscription.combine(
            model.worldProperty().subscribe(view -> lookAgain()),
            model.environments().subscribe(this::lookAgain),
            model.accountProperty().subscribe(account -> lookAgain()),
            model.countsProperty().subscribe(counts -> update()),
            model.nowProperty().subscribe(moment -> update()));
  }

  /** Follows the model no longer, which may outlive it. */
  @Override
  public void close() {
    following.unsubscribe();
  }

  private void lookAgain() {
    oldest = oldest();
    update();
  }

  private void update() {
    Words now = words(age());
    if (!now.equals(words)) {
      words = now;
      say();
    }
  }

  /** Leaves room to what stands beside it. */
  void beBrief(boolean wanted) {
    brief = wanted;
    say();
    requestLayout();
  }

  private void say() {
    setText(brief ? words.brief() : words.full());
    Controls.tip(this, brief ? words.full() : null);
  }

  /** The room of its widest words, lest what stands beside it moves. */
  @Override
  protected double computePrefWidth(double height) {
    Words widest = words(Optional.of(WIDEST_AGE));
    return brief
        ? Math.max(width(words.brief()), width(widest.brief()))
        : Math.max(width(words.full()), width(widest.full()));
  }

  private double width(String some) {
    return Controls.widthOf(some, getFont()) + snappedLeftInset() + snappedRightInset();
  }

  /** Of the oldest row in the list, because the newest answer says nothing about the others. */
  private Optional<Duration> age() {
    return oldest.map(seen -> steadyAge.of(Duration.between(seen, model.nowProperty().get())));
  }

  /**
   * @param age empty when nothing was ever seen
   */
  private Words words(Optional<Duration> age) {
    PhaseCounts counts = model.countsProperty().get();
    Optional<String> steps =
        age.filter(old -> !DurationWords.isNow(old)).map(DurationWords::inSteps);
    if (model.worldProperty().get().paused()) {
      return new Words(
          steps.map(old -> text("header.paused.since", old)).orElse(text("header.paused")));
    }
    if (age.isEmpty()) {
      return new Words(text("header.never"));
    }
    if (counts.all() == 0) {
      return new Words(
          steps
              .map(old -> text("header.checked.none", old))
              .orElseGet(() -> text("header.checked.none.now")));
    }
    String some = text("header.checked.share", counts.seen(), counts.all());
    String now = counts.complete() ? text("header.checked.now", some) : some;
    String told = steps.map(old -> text("header.checked.oldest", some, old)).orElse(now);
    return new Words(text("header.checked", told), told);
  }

  /** When the environment was seen that was not seen for longest; empty when none was. */
  private Optional<Instant> oldest() {
    Instant oldest = null;
    for (EnvironmentRow row : model.environments()) {
      Instant seen = row.watched().seenAt();
      if (seen != null && (oldest == null || seen.isBefore(oldest))) {
        oldest = seen;
      }
    }
    return Optional.ofNullable(oldest).or(() -> Connections.lastAnswer(model.shownAccounts()));
  }
}
