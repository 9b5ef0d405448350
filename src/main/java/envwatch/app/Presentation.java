package envwatch.app;

import envwatch.actions.ActionRecord;
import envwatch.actions.ActionService;
import envwatch.actions.ToolService;
import envwatch.filter.Filter;
import envwatch.history.History;
import envwatch.history.HistoryView;
import envwatch.model.Machine;
import envwatch.notices.NoticeService;
import envwatch.presenting.MaskedSession;
import envwatch.presenting.Masking;
import envwatch.probe.ProbedMachine;
import envwatch.runtime.Session;
import envwatch.settings.AccountSettings;
import envwatch.settings.SecuritySettings;
import envwatch.settings.Settings;
import envwatch.team.ClaimService;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.watch.Classes;
import envwatch.watch.TrainingView;
import envwatch.watch.WatchAccess;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/**
 * How a window shows the session: as it is, or with aliases while somebody presents. A window takes
 * everything that it shows from here, and never from the session itself.
 *
 * @param masking null to show everything as it is
 */
record Presentation(
    WatchAccess watch,
    ActionService actionService,
    History history,
    ActionRecord activities,
    Classes classes,
    NoticeService notices,
    Optional<ClaimService> claims,
    ToolService tools,
    @Nullable Masking masking) {
  /** Everything as it is. */
  public static Presentation plain(Session session) {
    return new Presentation(
        session.watch(),
        session.actionService(),
        session.past(),
        session.activities(),
        session.classes(),
        session.notices(),
        session.claims().map(claims -> claims),
        session.tools(),
        null);
  }

  /** Everything with aliases. */
  public static Presentation masked(Session session, Masking masking) {
    masking.reserve(
        session.settings().current().accounts().stream().map(AccountSettings::name).toList());
    masking.know(session.classes().view());
    MaskedSession mask = new MaskedSession(masking);
    Presentation plain = plain(session);
    return new Presentation(
        mask.before(WatchAccess.class, plain.watch),
        mask.before(ActionService.class, plain.actionService),
        mask.before(History.class, plain.history),
        mask.before(ActionRecord.class, plain.activities),
        mask.before(Classes.class, plain.classes),
        mask.before(NoticeService.class, plain.notices),
        plain.claims.map(claims -> mask.before(ClaimService.class, claims)),
        mask.before(ToolService.class, plain.tools),
        masking);
  }

  public boolean masks() {
    return masking != null;
  }

  /** What a window shows at first. With thousands of aliases to make, this takes a while. */
  public Known known() {
    // Twice: what is known of one environment may be part of the text of another.
    watch.view();
    return new Known(watch.view(), history.view());
  }

  /** What is known of environments and their past at one moment. */
  record Known(WorldView world, HistoryView history) {}

  /**
   * Takes what is known of classes, which tells what may be shown of the names of environments.
   *
   * @return whether more names can be judged now, so that views have to be asked for again
   */
  public boolean know(TrainingView classes) {
    return masking != null && masking.know(classes);
  }

  /** What is shown of a value. */
  public <T extends @Nullable Object> T shown(T value) {
    return masking == null ? value : masking.mask(value);
  }

  /** What is shown of the name or address of a host. */
  public String shownHost(String host) {
    return masking == null ? host : masking.maskHost(host);
  }

  /** What is shown of a filter that is typed. */
  public String shownFilter(String filter) {
    return masking == null ? filter : masking.maskFilter(filter);
  }

  /** The filter that a shown text stands for. */
  public Filter filter(String shown) {
    return masking == null ? Filter.parse(shown) : masking.filter(shown);
  }

  /** What a shown value stands for. */
  public <T extends @Nullable Object> T real(T value) {
    return masking == null ? value : masking.real(value);
  }

  /** How long a password is shown; while somebody presents, no time at all. */
  public Duration reveals(Settings settings) {
    return masks() ? Duration.ZERO : settings.security().get(SecuritySettings.REVEAL);
  }

  /** Reveals the passwords of one place on the screen, for as long as settings allow. */
  public <K> PasswordReveal<K> reveal(Session session) {
    return new PasswordReveal<>(
        session.time(), Platform::runLater, () -> reveals(session.settings().current()));
  }

  /** Asks the machines that shown ones stand for whether they answer from here. */
  public Function<List<Machine>, List<CompletableFuture<ProbedMachine>>> asking(Session session) {
    return machines -> session.probes().ask(machines.stream().map(this::real).toList());
  }

  /** A change of what is shown, made to what it stands for. */
  public <T> UnaryOperator<T> real(UnaryOperator<T> change) {
    return value -> real(change.apply(shown(value)));
  }

  /** The same desktop, which opens what a shown address or name stands for. */
  public Desktop real(Desktop desktop) {
    return masking == null
        ? desktop
        : new Desktop(
            desktop.clipboard(),
            address -> desktop.opener().open(real(address)),
            desktop.pageFolder(),
            desktop.remoteDesktop(),
            (wish, started) -> desktop.terminal().open(real(wish), started),
            desktop.notices());
  }
}
