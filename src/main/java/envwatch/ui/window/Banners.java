package envwatch.ui.window;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Banner.Urgency;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icons;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.shell.DashboardCommands;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.window.BannerText.Kind;
import envwatch.watch.Link;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javafx.collections.ObservableList;
import javafx.scene.control.Button;

/** What concerns the whole window: what happened, what happens next, one button or two. */
final class Banners {
  private final DashboardModel model;
  private final DashboardCommands commands;
  private final PageChoice pages;
  private final ObservableList<Banner> all;
  private final CommonCauseNotice commonCause;
  private List<Shown> shown = List.of();

  /** A banner and what it is about. */
  private record Shown(Kind kind, Banner banner) {}

  /**
   * @param all banners of the window, to which those due are added
   */
  Banners(
      DashboardModel model,
      DashboardCommands commands,
      PageChoice pages,
      ObservableList<Banner> all) {
    this.model = model;
    this.commands = commands;
    this.pages = pages;
    this.all = all;
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
            .toList();
    if (!due.stream()
        .map(BannerText::kind)
        .toList()
        .equals(shown.stream().map(Shown::kind).toList())) {
      replace(due);
    }
    for (int i = 0; i < due.size(); i++) {
      shown.get(i).banner().say(due.get(i).words());
    }
  }

  /** A banner of a kind that stays keeps its place and the keyboard. */
  private void replace(List<BannerText> due) {
    List<Shown> before = new ArrayList<>(shown);
    List<Shown> now = new ArrayList<>();
    for (BannerText text : due) {
      Shown known =
          before.stream()
              .filter(one -> one.kind() == text.kind())
              .findFirst()
              .orElseGet(() -> new Shown(text.kind(), banner(text.kind())));
      before.remove(known);
      now.add(known);
    }
    shown = now;
    // Before those of capabilities that are as pressing.
    List<Banner> own = now.stream().map(Shown::banner).toList();
    List<Banner> others =
        all.stream()
            .filter(banner -> !own.contains(banner))
            .filter(banner -> before.stream().noneMatch(one -> one.banner() == banner))
            .toList();
    all.setAll(Stream.concat(own.stream(), others.stream()).toList());
  }

  private Banner banner(Kind kind) {
    return switch (kind) {
      case SIGNED_OUT -> banner(kind, Urgency.ALARM, Glyph.LOCK, settings());
      case LOST -> banner(kind, Urgency.ALARM, Icons.of(Link.Trouble.NO_CONNECTION), look());
      case SERVICE_FAILING ->
          banner(kind, Urgency.ALARM, Icons.of(Link.Trouble.SERVICE_FAILING), look());
      case CLOCK_WRONG -> banner(kind, Urgency.ALARM, Icons.of(Link.Trouble.CLOCK_WRONG), look());
      case RATE_LIMITED -> warning(kind, Icons.of(Link.Trouble.RATE_LIMITED), look());
      case CLOCK -> warning(kind, Glyph.ACCESS_TIME, look());
      case UNREADABLE -> warning(kind, Glyph.WARNING, look());
      case COMMON_CAUSE ->
          warning(
              kind,
              Glyph.WARNING,
              new Offer("banner.common-cause.button", this::showCause),
              closing(this::dismissCause));
      case SETTINGS_SET_ASIDE ->
          warning(kind, Glyph.WARNING, closing(this::forgetSettingsSetAside));
      case KEY -> warning(kind, Glyph.LOCK, settings());
      case KEYCHAIN_ABSENT ->
          warning(
              kind,
              Glyph.LOCK,
              new Offer("banner.enter-key.button", commands::openSettings),
              askKeychain());
      case KEY_UNREAD -> warning(kind, Glyph.LOCK, askKeychain(), settings());
      case KEYCHAIN ->
          warning(kind, Glyph.LOCK, askKeychain(), closing(this::forgetKeychainTroubles));
      case SAVING_FAILED -> warning(kind, Glyph.WARNING, closing(this::forgetUnsaved));
      case HISTORY -> warning(kind, Glyph.WARNING, closing(this::forgetHistoryTrouble));
      case PAUSED ->
          warning(kind, Glyph.PAUSE, new Offer("banner.resume.button", commands::resume));
      case DEMO ->
          banner(
              kind,
              Urgency.DEMO,
              Glyph.INFO,
              new Offer("banner.demo.button", commands::openSettings));
    };
  }

  private static Banner warning(Kind kind, Glyph icon, Offer... offers) {
    return banner(kind, Urgency.WARNING, icon, offers);
  }

  private static Banner banner(Kind kind, Urgency urgency, Glyph icon, Offer... offers) {
    String id = "banner-" + key(kind);
    List<Button> buttons = new ArrayList<>();
    for (Offer offer : offers) {
      String button = buttons.isEmpty() ? "-button" : "-other-button";
      buttons.add(Banner.button(id + button, text(offer.words()), offer.action()));
    }
    return new Banner(id, urgency, icon, buttons.toArray(Button[]::new));
  }

  private void showCause() {
    pages.show(PageChoice.ENVIRONMENTS);
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
}
