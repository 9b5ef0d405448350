package envwatch.ui.window;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.history.HistoryTrouble;
import envwatch.ui.model.AppAlerts;
import envwatch.ui.model.AppAlerts.SavedFile;
import envwatch.ui.model.DashboardModel;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.words.AccountTrouble;
import envwatch.words.DurationWords;
import envwatch.words.ExpirationWords;
import envwatch.words.FailureWords;
import envwatch.words.PlainText;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a banner says.
 *
 * @param kind decides icon, colour, and what the button does
 */
record BannerText(Kind kind, String words) {
  private static final Duration NOTABLE_SKEW = Duration.ofSeconds(30);

  /** The occasions for a banner, most pressing first. */
  enum Kind {
    SIGNED_OUT,
    LOST,
    SERVICE_FAILING,
    CLOCK_WRONG,
    RATE_LIMITED,
    KEY,
    KEYCHAIN_ABSENT,
    KEY_UNREAD,
    KEYCHAIN,
    CLOCK,
    UNREADABLE,
    COMMON_CAUSE,
    SETTINGS_SET_ASIDE,
    SAVING_FAILED,
    HISTORY,
    PAUSED,
    DEMO
  }

  /** The banners due now, most pressing first. */
  public static List<BannerText> due(DashboardModel model, ZoneId zone) {
    AppAlerts alerts = model.alertsProperty().get();
    List<BannerText> due = new ArrayList<>();
    List<AccountView> accounts = model.shownAccounts();
    boolean several = model.worldProperty().get().accounts().size() > 1;
    for (AccountView account : accounts) {
      Stream.of(trouble(account, model.nowProperty().get(), zone), unreadable(account))
          .filter(Objects::nonNull)
          .map(trouble -> several ? trouble.of(account.name()) : trouble)
          .forEach(due::add);
    }
    alerts.troubles().forEach(trouble -> due.add(notWatched(trouble, alerts)));
    if (!alerts.keychainTroubles().isEmpty()) {
      String sentences =
          alerts.keychainTroubles().values().stream().sorted().collect(Collectors.joining(" "));
      due.add(new BannerText(Kind.KEYCHAIN, sentences));
    }
    if (alerts.settingsSetAside() != null) {
      due.add(
          new BannerText(
              Kind.SETTINGS_SET_ASIDE,
              text("banner.settings-set-aside", alerts.settingsSetAside())));
    }
    if (!alerts.unsaved().isEmpty()) {
      due.add(new BannerText(Kind.SAVING_FAILED, unsaved(alerts.unsaved())));
    }
    if (alerts.history() != null) {
      due.add(new BannerText(Kind.HISTORY, history(alerts.history())));
    }
    if (model.worldProperty().get().paused()) {
      due.add(new BannerText(Kind.PAUSED, text("banner.paused")));
    }
    if (alerts.demo()) {
      due.add(new BannerText(Kind.DEMO, text("banner.demo")));
    }
    due.sort(Comparator.comparing(BannerText::kind));
    return due;
  }

  private static String unsaved(Set<SavedFile> files) {
    return text(
        files.size() > 1
            ? "banner.saving-failed"
            : "banner.saving-failed." + key(files.iterator().next()));
  }

  private static String history(HistoryTrouble trouble) {
    return switch (trouble) {
      case HistoryTrouble.SetAside(String file) -> text("banner.history.set-aside", file);
      case HistoryTrouble.Newer newer -> text("banner.history.newer");
      case HistoryTrouble.OnlyRead onlyRead -> text("banner.history.only-read");
      case HistoryTrouble.NotWritten(String reason) ->
          text("banner.history.not-written", PlainText.line(reason));
    };
  }

  private static BannerText notWatched(AccountTrouble trouble, AppAlerts alerts) {
    Kind kind =
        switch (trouble.remedy()) {
          case ENTER_OR_ASK -> Kind.KEYCHAIN_ABSENT;
          case ASK -> Kind.KEY_UNREAD;
          case ENTER -> Kind.KEY;
        };
    boolean asking = trouble.askingAgainHelps() && alerts.askingKeychain();
    return new BannerText(kind, asking ? text("banner.key.asking") : trouble.words());
  }

  private BannerText of(String account) {
    return new BannerText(kind, text("banner.of-account", PlainText.line(account), words));
  }

  private static @Nullable BannerText trouble(AccountView account, Instant now, ZoneId zone) {
    return switch (account.link()) {
      case Link.SignedOut signedOut ->
          new BannerText(Kind.SIGNED_OUT, signedOut(account, signedOut, now, zone));
      case Link.Lost lost -> new BannerText(kind(lost), lost(account, lost, now, zone));
      case Link.Connecting connecting -> null;
      case Link.Live live -> clock(account.clockOffset());
    };
  }

  private static Kind kind(Link.Lost lost) {
    return switch (lost.trouble()) {
      case NO_CONNECTION -> Kind.LOST;
      case SERVICE_FAILING -> Kind.SERVICE_FAILING;
      case RATE_LIMITED -> Kind.RATE_LIMITED;
      case CLOCK_WRONG -> Kind.CLOCK_WRONG;
    };
  }

  private static String signedOut(
      AccountView account, Link.SignedOut signedOut, Instant now, ZoneId zone) {
    String cause = FailureWords.sentence(signedOut.cause(), account.address());
    return told(
        account, cause, signedOut.triesAgain() ? next(signedOut.nextTry(), now) : null, zone);
  }

  private static @Nullable BannerText unreadable(AccountView account) {
    return account.unreadable() == 0
        ? null
        : new BannerText(Kind.UNREADABLE, text("banner.unreadable", account.unreadable()));
  }

  private static String lost(AccountView account, Link.Lost lost, Instant now, ZoneId zone) {
    String cause = FailureWords.ofAccount(lost.cause(), account.address());
    return told(account, cause, next(lost.nextTry(), now), zone);
  }

  /** What happened, from when the data is that is shown, and what happens next. */
  private static String told(
      AccountView account, String cause, @Nullable String next, ZoneId zone) {
    Instant lastAnswer = account.lastAnswer();
    String data =
        lastAnswer == null ? null : text("banner.data", ExpirationWords.time(lastAnswer, zone));
    return Stream.of(cause, data, next).filter(Objects::nonNull).collect(Collectors.joining(" "));
  }

  private static String next(@Nullable Instant nextTry, Instant now) {
    return nextTry == null || !nextTry.isAfter(now)
        ? text("banner.trying")
        : text(
            "banner.next-try",
            DurationWords.approximately(Duration.between(now, nextTry).plusMillis(999)));
  }

  private static @Nullable BannerText clock(@Nullable Duration offset) {
    if (offset == null || offset.abs().compareTo(NOTABLE_SKEW) < 0) {
      return null;
    }
    return new BannerText(Kind.CLOCK, FailureWords.clock(offset));
  }
}
