package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.history.HistoryTrouble;
import envwatch.history.HistoryView;
import envwatch.runtime.LaunchOptions;
import envwatch.runtime.RecordedWatch;
import envwatch.runtime.WatchedAccounts;
import envwatch.util.Time;
import envwatch.util.Time.Alarm;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Looks and records without a window, and says what keeps it from doing so. */
final class WindowlessWatch implements Recorder.Begun {
  /** Each time the keychain is asked, it may ask a person to unlock it: less and less often. */
  private static final Duration FIRST_ASKED_AGAIN = Duration.ofMinutes(1);

  private static final Duration LATER_ASKED_AGAIN = Duration.ofMinutes(32);

  private final RecordedWatch recorded;
  private final Time time;
  private final Consumer<String> saying;
  private final Consumer<String> givingUp;

  // Guarded by this object.
  private List<String> said = List.of();
  private @Nullable HistoryTrouble trouble;
  private Alarm askingAgain = () -> {};
  private boolean closed;

  /**
   * @param saying takes a sentence for the terminal; called on any thread
   * @param givingUp the same for what does not get better by itself
   */
  WindowlessWatch(
      RecordedWatch recorded, Time time, Consumer<String> saying, Consumer<String> givingUp) {
    this.recorded = recorded;
    this.time = time;
    this.saying = saying;
    this.givingUp = givingUp;
  }

  /** Looks and records from now on; returns at once. */
  WindowlessWatch begun(LaunchOptions startup) {
    recorded
        .settings()
        .setAside()
        .ifPresent(path -> saying.accept(text("cli.settings-set-aside", path)));
    // What is simulated is not to be taken for what is watched.
    if (startup.source() instanceof LaunchOptions.Source.Stored
        && recorded.settings().current().accounts().isEmpty()) {
      givingUp.accept(text("cli.no-account"));
      return this;
    }
    recorded.keys().onLateAnswer(this::askKeychainAgain);
    recorded.begin();
    recorded.record();
    recorded.accounts().follow(this::tell);
    recorded.history().subscribe(view -> tell(view, startup));
    askAgainIn(FIRST_ASKED_AGAIN);
    return this;
  }

  private synchronized void askAgainIn(Duration pause) {
    if (!closed) {
      askingAgain =
          time.after(
              pause,
              () -> {
                askKeychainAgain();
                Duration longer = pause.multipliedBy(2);
                askAgainIn(longer.compareTo(LATER_ASKED_AGAIN) > 0 ? LATER_ASKED_AGAIN : longer);
              });
    }
  }

  private synchronized void askKeychainAgain() {
    if (!closed) {
      recorded.accounts().askKeychainAgain();
    }
  }

  private synchronized void tell(WatchedAccounts now) {
    now.forTheTerminal().stream().filter(sentence -> !said.contains(sentence)).forEach(saying);
    said = now.forTheTerminal();
  }

  private synchronized void tell(HistoryView view, LaunchOptions startup) {
    HistoryTrouble now = view.trouble();
    if (now == null || now.equals(trouble)) {
      trouble = now;
      return;
    }
    trouble = now;
    switch (now) {
      case HistoryTrouble.Newer _ ->
          givingUp.accept(text("cli.record.newer", Subcommand.historyFile(startup.directories())));
      case HistoryTrouble.SetAside(String file) ->
          saying.accept(text("banner.history.set-aside", file));
      case HistoryTrouble.NotWritten(String reason) ->
          saying.accept(text("banner.history.not-written", reason));
      case HistoryTrouble.OnlyRead _ -> saying.accept(text("cli.record.only-read"));
    }
  }

  /** What is known now. */
  WorldView view() {
    return recorded.watch().view();
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      askingAgain.cancel();
    }
    recorded.close();
  }
}
