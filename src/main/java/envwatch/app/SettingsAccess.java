package envwatch.app;

import envwatch.api.ApiException;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.platform.LogonEntry;
import envwatch.runtime.Services;
import envwatch.runtime.Session;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppliedSettings;
import envwatch.settings.SavedView;
import envwatch.settings.Settings;
import envwatch.team.AlertmanagerFound;
import envwatch.team.TeamServer;
import envwatch.team.TeamServer.Access;
import envwatch.team.past.PrometheusFindings;
import envwatch.tools.ToolValues;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.settings.SettingsServices;
import envwatch.ui.settings.TeamTester;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.words.ClaimWords;
import envwatch.words.ToolWords;
import java.net.URI;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.application.Platform;

/**
 * The session's settings and keys as the window shows and changes them. Confined to the JavaFX
 * thread.
 */
final class SettingsAccess {
  private final Session session;
  private final Presentation presentation;
  private final DashboardModel model;
  private final KeyChanges keyChanges;
  private final LogonStart logon;

  /**
   * @param alerts are told what the keychain failed to do
   * @param message is told what the system failed to do
   */
  public SettingsAccess(
      Session session,
      Presentation presentation,
      DashboardModel model,
      SessionAlerts alerts,
      StatusMessage message) {
    this.session = session;
    this.presentation = presentation;
    this.model = model;
    logon =
        new LogonStart(
            LogonEntry.ofSystem(),
            new BackgroundWork(session.requests(), Platform::runLater),
            message);
    keyChanges = new KeyChanges(session.keys(), alerts::keychain);
  }

  /**
   * What the settings dialog works with.
   *
   * @param windowKeys every key of the window
   * @param preview shows the program in another appearance
   * @param testNotice shows a notice, with a sound or without
   */
  public SettingsServices dialog(
      Supplier<List<KeyBinding>> windowKeys,
      Consumer<AppearanceSettings> preview,
      Function<Boolean, CompletableFuture<String>> testNotice) {
    return new SettingsServices(
        () -> presentation.shown(session.settings().current()),
        () ->
            session
                .startup()
                .source()
                .given()
                .filter(
                    account -> link(account.id()).filter(SettingsAccess::isSignedOut).isPresent())
                .map(presentation::shown)
                .orElse(null),
        account -> link(account).map(SettingsAccess::isSignedOut).orElse(true),
        Services.versions(),
        session.keys(),
        (account, network, report) ->
            session
                .connectionTest(presentation.real(network.settings()), network.proxyPassword())
                .run(
                    presentation.real(account),
                    result -> report.accept(presentation.shown(result))),
        teamTester(this::testPrometheus, PrometheusWords::failed),
        teamTester(SettingsAccess::testAlertmanager, ClaimWords::failure),
        session.newerVersion().isPresent(),
        logon,
        new SettingsServices.Tools(windowKeys, this::example),
        preview,
        this::apply,
        this::lastRun,
        testNotice);
  }

  private Optional<String> lastRun(String tool) {
    return session.lastRun(tool).map(presentation::shown);
  }

  /** What is selected, with its first machine; made up where that tells nothing. */
  private ToolValues example() {
    EnvironmentRow selected = model.selectedProperty().get();
    Environment known = selected == null ? null : selected.environment();
    if (selected == null || known == null) {
      return ToolWords.example();
    }
    ToolValues values = ToolValues.of(selected.accountName(), known);
    return ToolWords.example()
        .with(known.machines().isEmpty() ? values : values.with(known.machines().getFirst()));
  }

  /** Tries a server of the team. */
  @FunctionalInterface
  private interface TeamTest {
    String of(TeamServer server, String host) throws ApiException;
  }

  private TeamTester teamTester(TeamTest test, BiFunction<ApiException, URI, String> failed) {
    return (access, network) -> {
      Access real =
          new Access(
              presentation.real(access.address()),
              presentation.real(access.user()),
              access.password());
      TeamServer server =
          session
              .team()
              .tried(real, presentation.real(network.settings()), network.proxyPassword());
      String host = presentation.shownHost(String.valueOf(real.address().getHost()));
      try {
        return test.of(server, host);
      } catch (ApiException e) {
        return failed.apply(e, access.address());
      }
    };
  }

  private String testPrometheus(TeamServer server, String host) throws ApiException {
    List<EnvironmentId> watched =
        session.watch().view().environments().stream()
            .map(each -> each.key().environment())
            .toList();
    PrometheusWords words =
        new PrometheusWords(presentation::shownHost, name -> presentation.shown(name));
    return PrometheusFindings.of(server, watched)
        .map(found -> words.found(found, host, watched.size(), ZoneId.systemDefault()))
        .orElse("");
  }

  private static String testAlertmanager(TeamServer server, String host) throws ApiException {
    return ClaimWords.found(AlertmanagerFound.ask(server), host);
  }

  /** Empty for an account that is not watched. */
  private Optional<Link> link(AccountId account) {
    return model.worldProperty().get().account(account).map(AccountView::link);
  }

  private static boolean isSignedOut(Link link) {
    return link instanceof Link.SignedOut;
  }

  private void apply(AppliedSettings shown) {
    AppliedSettings applied = presentation.real(shown);
    keyChanges.carryOut(session.settings().current(), applied);
    session.apply(applied);
  }

  /** Changes the saved views as they are shown. */
  public void changeSavedViews(UnaryOperator<List<SavedView>> change) {
    session
        .settings()
        .change(now ->
            now.with(
                Settings.SAVED_VIEWS,
                presentation.real(change.apply(presentation.shown(now.savedViews())))));
  }

  /** Shows the account that was shown last, and keeps which one is shown from now on. */
  public void keepShownAccount() {
    model.accountProperty().set(session.settings().current().shownAccount());
    model
        .accountProperty()
        .subscribe((before, shown) ->
            session
                .settings()
                .change(now -> now.with(Settings.SHOWN_ACCOUNT, Optional.ofNullable(shown))));
  }

  /** Retries the requests that the keychain failed to carry out; returns immediately. */
  public void askKeychainAgain() {
    keyChanges.tryAgain();
    session.accounts().tryAgain();
  }
}
