package envwatch.ui.training.check;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.training.ClassKey;
import envwatch.training.check.LeftRunning;
import envwatch.training.check.Seat;
import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Banner.Urgency;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.OfferButton;
import envwatch.ui.kit.QuestionDialog;
import envwatch.watch.AccountClasses;
import envwatch.watch.TrainingView;
import envwatch.words.CheckWords;
import envwatch.words.PlainText;
import envwatch.words.QuotedName;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Label;

/** A banner for each class that is over and whose environments still run. */
final class LeftRunningBanners {
  /** So many are named; of the others it is said how many. */
  private static final int NAMED = 12;

  private final Fixes remedies;
  private final ObservableList<Banner> banners;
  private final Supplier<TrainingView> classes;
  private final Set<ClassKey> dismissed = new HashSet<>();

  /** Kept while their figures change, so that they keep the keyboard. */
  private final Map<ClassKey, OfClass> told = new LinkedHashMap<>();

  /**
   * @param banners those of the window
   * @param classes as newly seen
   */
  LeftRunningBanners(
      Fixes remedies, ObservableList<Banner> banners, Supplier<TrainingView> classes) {
    this.remedies = remedies;
    this.banners = banners;
    this.classes = classes;
  }

  void show(List<LeftRunning> newest) {
    TrainingView seen = classes.get();
    dismissed.removeIf(key -> isGone(key, seen));
    Map<ClassKey, LeftRunning> due = new LinkedHashMap<>();
    newest.stream()
        .filter(one -> !dismissed.contains(one.seen().key()))
        .forEach(one -> due.put(one.seen().key(), one));
    List.copyOf(told.keySet()).stream()
        .filter(key -> !due.containsKey(key))
        .forEach(key -> banners.remove(Objects.requireNonNull(told.remove(key)).banner));
    due.forEach((key, one) -> told.computeIfAbsent(key, OfClass::new).show(one));
  }

  /** While its account has no list of classes, nobody knows that a class is gone. */
  private static boolean isGone(ClassKey key, TrainingView seen) {
    return seen.find(key).isEmpty()
        && seen.accounts().stream()
            .filter(account -> account.account().equals(key.account()))
            .allMatch(AccountClasses.Known.class::isInstance);
  }

  private void dismiss(ClassKey key) {
    dismissed.add(key);
    OfClass read = told.remove(key);
    if (read != null) {
      banners.remove(read.banner);
    }
  }

  private final class OfClass {
    private final OfferButton suspend = new OfferButton("lights-suspend");
    private final Banner banner;

    OfClass(ClassKey key) {
      suspend.button().getStyleClass().add(Styles.SMALL);
      banner =
          new Banner(
              "lights",
              Urgency.TASK,
              Glyph.LIGHTBULB,
              suspend,
              Banner.closing("lights-dismiss", text("check.lights.dismiss"), () -> dismiss(key)));
      banners.add(banner);
    }

    void show(LeftRunning one) {
      suspend.show(
          Offer.of(
              text("check.lights.suspend"),
              null,
              remedies.suspendObstacle(one.seen(), one.seats()),
              () -> ask(one)));
      banner.say(
          text(
              "check.line",
              PlainText.line(one.seen().trainingClass().name()),
              CheckWords.lightsLeftOn(one.over(), one.seats().size())));
    }

    private void ask(LeftRunning one) {
      List<Seat> seats = remedies.suspendable(one.seen(), one.seats());
      int count = seats.size();
      QuestionDialog dialog =
          new QuestionDialog(
              banner.getScene() == null ? null : banner.getScene().getWindow(),
              Glyph.PAUSE_CIRCLE_FILLED,
              text(
                  "check.lights.question",
                  count,
                  QuotedName.of(PlainText.name(one.seen().trainingClass().name()))),
              text("selection.all", text("action.suspend-environment"), count),
              () -> remedies.suspend(one.seen(), seats),
              () -> {});
      dialog.add(names(seats));
      dialog.addLoss(text("confirm.loss.interruption.suspend-environment"));
      dialog.show();
    }
  }

  private static Node names(List<Seat> seats) {
    String named =
        seats.stream()
            .limit(NAMED)
            .map(seat -> QuotedName.isolated(PlainText.name(seat.name())))
            .collect(Collectors.joining(text("check.names")));
    Label names =
        Controls.wrapped(
            seats.size() > NAMED ? text("check.many", named, seats.size() - NAMED) : named);
    names.setId("target-names");
    return names;
  }
}
