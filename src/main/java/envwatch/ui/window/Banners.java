package envwatch.ui.window;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.shell.DashboardCommands;
import envwatch.watch.Link;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What concerns the whole window: what happened, what happens next, one button. */
final class Banners extends VBox {
  private static final int MOST = 3;

  private final DashboardModel model;
  private final DashboardCommands commands;
  private final CommonCauseNotice commonCause;
  private List<BannerText> shown = List.of();

  Banners(DashboardModel model, DashboardCommands commands) {
    this.model = model;
    this.commands = commands;
    commonCause = new CommonCauseNotice(model);
    model.worldProperty().subscribe(this::update);
    model.nowProperty().subscribe(this::update);
    model.historyProperty().subscribe(this::update);
    model.accountProperty().subscribe(this::update);
    model.alertsProperty().subscribe(this::update);
  }

  private void update() {
    ZoneId zone = ZoneId.systemDefault();
    List<BannerText> due =
        Stream.concat(BannerText.due(model, zone).stream(), commonCause.due(zone).stream())
            .sorted(Comparator.comparing(BannerText::kind))
            .limit(MOST)
            .toList();
    boolean sameKinds =
        due.stream()
            .map(BannerText::kind)
            .toList()
            .equals(shown.stream().map(BannerText::kind).toList());
    shown = due;
    if (!sameKinds) {
      getChildren().setAll(due.stream().map(this::banner).toList());
    }
    for (int i = 0; i < due.size(); i++) {
      ((Banner) getChildren().get(i)).say(due.get(i));
    }
  }

  private Node banner(BannerText due) {
    return switch (due.kind()) {
      case SIGNED_OUT -> new Banner(due, Glyph.LOCK, settings());
      case LOST -> new Banner(due, Icons.of(Link.Trouble.NO_CONNECTION), look());
      case SERVICE_FAILING -> new Banner(due, Icons.of(Link.Trouble.SERVICE_FAILING), look());
      case CLOCK_WRONG -> new Banner(due, Icons.of(Link.Trouble.CLOCK_WRONG), look());
      case RATE_LIMITED -> new Banner(due, Icons.of(Link.Trouble.RATE_LIMITED), look());
      case CLOCK -> new Banner(due, Glyph.ACCESS_TIME, look());
      case UNREADABLE -> new Banner(due, Glyph.WARNING, look());
      case COMMON_CAUSE ->
          new Banner(
              due,
              Glyph.WARNING,
              new Offer("banner.common-cause.button", this::showCause),
              closing(this::dismissCause));
      case SETTINGS_SET_ASIDE ->
          new Banner(due, Glyph.WARNING, closing(this::forgetSettingsSetAside));
      case KEY -> new Banner(due, Glyph.LOCK, settings());
      case KEY_UNREAD -> new Banner(due, Glyph.LOCK, askKeychain(), settings());
      case KEYCHAIN ->
          new Banner(due, Glyph.LOCK, askKeychain(), closing(this::forgetKeychainTroubles));
      case SAVING_FAILED -> new Banner(due, Glyph.WARNING, closing(this::forgetUnsaved));
      case HISTORY -> new Banner(due, Glyph.WARNING, closing(this::forgetHistoryTrouble));
      case PAUSED ->
          new Banner(due, Glyph.PAUSE, new Offer("banner.resume.button", commands::resume));
      case DEMO ->
          new Banner(due, Glyph.INFO, new Offer("banner.demo.button", commands::openSettings));
    };
  }

  private void showCause() {
    commonCause.show();
  }

  /** Another one may take its place. */
  private void dismissCause() {
    commonCause.dismiss();
    update();
  }

  private Offer settings() {
    return new Offer("banner.settings.button", commands::openSettings);
  }

  private Offer look() {
    return new Offer("banner.look.button", commands::lookNow);
  }

  private Offer askKeychain() {
    return new Offer("banner.again.button", commands::askKeychain);
  }

  private static Offer closing(Runnable close) {
    return new Offer("banner.close.button", close);
  }

  /**
   * What a button offers.
   *
   * @param words the key of its text
   */
  private record Offer(String words, Runnable action) {}

  private void forgetKeychainTroubles() {
    model.alertsProperty().set(model.alertsProperty().get().withoutKeychainTroubles());
  }

  private void forgetSettingsSetAside() {
    model.alertsProperty().set(model.alertsProperty().get().withSettingsSetAside(null));
  }

  private void forgetHistoryTrouble() {
    model.alertsProperty().set(model.alertsProperty().get().withHistory(null));
  }

  private void forgetUnsaved() {
    model.alertsProperty().set(model.alertsProperty().get().withoutUnsaved());
  }

  /** One sentence with its button, or two. */
  private static final class Banner extends HBox {
    private final Label words = Controls.wrapped("");
    private final Button button;

    Banner(BannerText due, Glyph icon, Offer offer) {
      String id = "banner-" + key(due.kind());
      setId(id);
      getStyleClass().addAll("banner", id);
      setHgrow(words, Priority.ALWAYS);
      words.setMaxWidth(Double.MAX_VALUE);
      button = button(id + "-button", offer);
      getChildren().addAll(new Icon(icon), words, button);
    }

    Banner(BannerText due, Glyph icon, Offer offer, Offer other) {
      this(due, icon, offer);
      getChildren().add(button(getId() + "-other-button", other));
    }

    private static Button button(String id, Offer offer) {
      Button button = new Button(text(offer.words()));
      button.setId(id);
      button.getStyleClass().add(Styles.SMALL);
      button.setMinWidth(Region.USE_PREF_SIZE);
      button.setOnAction(event -> offer.action().run());
      return button;
    }

    void say(BannerText said) {
      words.setText(said.words());
      setAccessibleText(text("banner.name", said.words()));
    }
  }
}
