package envwatch.ui.window;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.api.Connection.SkippedVersion;
import envwatch.ui.model.Connections;
import envwatch.ui.model.DashboardModel;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.words.DurationWords;
import envwatch.words.FailureWords;
import envwatch.words.MomentWords;
import envwatch.words.PlainText;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says how the connection to the service stands. */
final class ConnectionWords {
  private ConnectionWords() {}

  /** All on one line: state, version, next look, host, calls left. */
  static String line(DashboardModel model) {
    List<AccountView> accounts = model.shownAccounts();
    List<String> parts = new ArrayList<>();
    boolean paused = model.worldProperty().get().paused();
    parts.add(paused ? text("status.paused") : state(model, accounts));
    if (accounts.size() == 1 && accounts.getFirst().version() != null) {
      parts.add(String.valueOf(accounts.getFirst().version()));
    }
    if (!paused) {
      next(accounts, model.nowProperty().get(), parts);
    }
    if (accounts.size() == 1) {
      ofOne(accounts.getFirst(), parts);
    } else if (!accounts.isEmpty() && someBroken(accounts).isEmpty()) {
      parts.add(text("status.accounts", accounts.size()));
    }
    return String.join("  " + text("status.separator") + "  ", parts);
  }

  private static String state(DashboardModel model, List<AccountView> accounts) {
    return someBroken(accounts)
        .or(() -> Connections.worst(accounts).map(account -> word(account.link())))
        .or(() -> unwatched(model))
        .orElse(text("status.connecting"));
  }

  /** How many cannot be asked, where others can; empty where none or all cannot. */
  static Optional<String> someBroken(List<AccountView> accounts) {
    List<AccountView> broken = Connections.broken(accounts);
    if (broken.isEmpty() || broken.size() == accounts.size()) {
      return Optional.empty();
    }
    List<String> kinds = broken.stream().map(account -> kind(account.link())).distinct().toList();
    String kind = kinds.size() == 1 ? kinds.getFirst() : "mixed";
    return Optional.of(text("status.some." + kind, broken.size(), accounts.size()));
  }

  private static String kind(Link broken) {
    return broken instanceof Link.Lost lost ? key(lost.trouble()) : "signed-out";
  }

  /** What accounts that are not watched wait for; empty where all are watched. */
  static Optional<String> unwatched(DashboardModel model) {
    boolean someAre = !model.worldProperty().get().accounts().isEmpty();
    return model
        .alertsProperty()
        .get()
        .remedy()
        .map(remedy ->
            switch (remedy) {
              case ASK -> text("status.keychain");
              case ENTER_OR_ASK, ENTER ->
                  text(someAre ? "status.not-all-watched" : "status.not-watched");
            });
  }

  static String word(Link link) {
    return switch (link) {
      case Link.Connecting connecting -> text("status.connecting");
      case Link.Live live -> text("status.live");
      case Link.Lost lost -> text("status.trouble." + key(lost.trouble()));
      case Link.SignedOut signedOut -> text("status.signed-out");
    };
  }

  private static void next(List<AccountView> accounts, Instant now, List<String> parts) {
    if (accounts.stream().map(AccountView::link).allMatch(Link::awaitsPerson)) {
      return;
    }
    boolean waiting = Connections.countedDown(accounts);
    Duration left =
        Connections.nextLook(accounts)
            .map(next -> Duration.between(now, next))
            .filter(Duration::isPositive)
            .orElse(Duration.ZERO);
    boolean live = accounts.stream().allMatch(account -> account.link() instanceof Link.Live);
    String counted =
        waiting
            ? DurationWords.approximately(left.plusMillis(999))
            : DurationWords.leftInSteps(left);
    // That the list is being requested is news only where there is no data.
    parts.add(left.isZero() && !live ? text("status.looking") : text("status.next-look", counted));
  }

  private static void ofOne(AccountView account, List<String> parts) {
    parts.add(String.valueOf(account.address().getHost()));
    if (account.callsLeft().isPresent()) {
      parts.add(text("status.calls-left", roundedDown(account.callsLeft().getAsLong())));
    }
    if (account.slowed()) {
      parts.add(text("status.slowed"));
    }
  }

  /** To two digits: every answer brings another number. */
  private static long roundedDown(long calls) {
    long unit = 1;
    while (calls / unit >= 100) {
      unit *= 10;
    }
    return calls / unit * unit;
  }

  /**
   * What the line has no room for: when each account answered last, and why it uses no newer API.
   */
  static String background(DashboardModel model) {
    List<AccountView> accounts = model.shownAccounts();
    Instant now = model.nowProperty().get();
    List<String> lines = new ArrayList<>();
    for (AccountView account : accounts) {
      Instant last = account.lastAnswer();
      if (last != null) {
        String moment = MomentWords.moment(last, now, ZoneId.systemDefault());
        lines.add(
            accounts.size() == 1
                ? text("status.last-answer", moment)
                : text("status.last-answer.of", PlainText.line(account.name()), moment));
      }
      for (SkippedVersion passed : account.skippedVersions()) {
        String why = FailureWords.ofVersion(passed.cause(), account.address());
        lines.add(text("status.version.skipped", passed.version().toString(), why));
      }
    }
    return String.join("\n", lines);
  }
}
