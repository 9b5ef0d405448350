package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.history.Extension;
import envwatch.history.History;
import envwatch.release.NewerVersion;
import envwatch.release.ReleaseSite;
import envwatch.runtime.Session;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.CsvSeparator;
import envwatch.settings.ReleaseSettings;
import envwatch.settings.Settings;
import envwatch.settings.TeamSettings;
import envwatch.settings.WindowSettings;
import envwatch.training.check.CheckKnowledge;
import envwatch.ui.about.NewerVersionFeature;
import envwatch.ui.actions.EnvironmentActions;
import envwatch.ui.actions.EnvironmentCreation;
import envwatch.ui.console.ConsoleFeature;
import envwatch.ui.console.ConsoleServices;
import envwatch.ui.history.AwaySummaryFeature;
import envwatch.ui.history.Events;
import envwatch.ui.history.Notes;
import envwatch.ui.history.Reports;
import envwatch.ui.history.StateBars;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.QuestionDialog;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.notices.NoticesFeature;
import envwatch.ui.remote.CloudFolders;
import envwatch.ui.remote.EnvironmentAccess;
import envwatch.ui.remote.ProbeFeature;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.team.ClaimsFeature;
import envwatch.ui.tools.ToolsFeature;
import envwatch.ui.training.ClassActions;
import envwatch.ui.training.ClassOrders;
import envwatch.ui.training.ClassesFeature;
import envwatch.ui.training.OpenClass;
import envwatch.ui.training.check.CheckPart;
import envwatch.ui.training.check.WebAccess;
import envwatch.ui.training.edit.ClassEditing;
import envwatch.ui.training.edit.RosterChooser;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.stage.Stage;

/**
 * What the window can do, put together from the services of the session.
 *
 * @param access is also one of the features
 * @param probe is also one of the features
 * @param notices is also one of the features
 * @param creation is also one of the features
 * @param openClass the class that is open
 * @param events the page of events
 * @param bars is also one of the features
 * @param newerVersion is also one of the features; empty where nobody knows of newer versions
 */
record WindowFeatures(
    EnvironmentAccess access,
    ProbeFeature probe,
    NoticesFeature notices,
    EnvironmentCreation creation,
    OpenClass openClass,
    Events events,
    StateBars bars,
    Optional<NewerVersionFeature> newerVersion,
    Features features) {
  /**
   * @param form in which the window is shown
   * @param replaces whether the window shows other content already
   * @param stage of the window; not asked for before the window is there
   */
  static WindowFeatures of(
      Session session,
      Presentation presentation,
      Desktop desktop,
      DashboardModel model,
      SecretClipboard clipboard,
      StatusMessage message,
      DesktopOpener opener,
      Feature presenting,
      Feature form,
      boolean replaces,
      Supplier<Stage> stage) {
    History history = presentation.history();
    FileExport export =
        new FileExport(
            FileExport.systemDialog(stage::get),
            () -> separator(session) == CsvSeparator.SEMICOLON,
            new BackgroundWork(session.requests(), Platform::runLater),
            message);
    PageChoice pages = new PageChoice();
    Events events =
        new Events(
            model,
            history,
            presentation.activities(),
            clipboard,
            pages,
            export,
            session.requests(),
            Platform::runLater);
    ConsoleFeature console =
        new ConsoleFeature(
            new ConsoleServices(
                model,
                presentation.classes()::view,
                presentation.watch(),
                presentation.actionService(),
                clipboard,
                session.time(),
                () -> presentation.reveals(session.settings().current()),
                new FileExport(
                    FileExport.systemDialog(stage::get, text("console.save.kind"), "*.json"),
                    () -> false,
                    new BackgroundWork(session.requests(), Platform::runLater),
                    message),
                session.requests(),
                Platform::runLater),
            stage,
            !presentation.masks());
    EnvironmentActions actions =
        new EnvironmentActions(
            model,
            presentation.actionService(),
            events::showActions,
            presentation.watch(),
            session.time(),
            clipboard,
            () -> presentation.reveals(session.settings().current()),
            console::environmentCalls,
            () -> Extension.read(history, session.time().instant()),
            session.requests(),
            Platform::runLater);
    EnvironmentAccess access =
        new EnvironmentAccess(
            model, clipboard, DesktopAccess.of(session, presentation, desktop, opener));
    ProbeFeature probe =
        new ProbeFeature(model, presentation.asking(session), message, Platform::runLater);
    CloudFolders folders =
        new CloudFolders(
            model,
            presentation.watch(),
            opener::browse,
            clipboard,
            presentation.reveal(session),
            stage,
            Platform::runLater);
    AwaySummaryFeature whileAway =
        new AwaySummaryFeature(
            model, history, session.time(), replaces, events::show, Platform::runLater);
    Reports reports =
        new Reports(
            model,
            history,
            presentation.activities(),
            clipboard,
            export,
            session.time(),
            stage::get,
            Platform::runLater);
    CheckKnowledge knowledge =
        new CheckKnowledge(history, () -> presentation.activities().activities().newestFirst());
    ClassOrders orders =
        new ClassOrders(
            model,
            presentation.actionService(),
            actions,
            knowledge,
            clipboard,
            Platform::runLater,
            stage);
    ToolsFeature tools =
        new ToolsFeature(
            model,
            presentation.tools(),
            () -> presentation.shown(session.settings().current().tools()),
            presentation.classes()::view,
            pages,
            session::readOnly,
            message,
            QuestionDialog.over(stage::get),
            Platform::runLater);
    ClassesFeature classes =
        new ClassesFeature(
            model,
            presentation.classes(),
            List.of(
                new CheckPart(
                    model,
                    new CheckPart.Services(
                        presentation.classes(),
                        presentation.watch(),
                        knowledge,
                        session.time(),
                        orders,
                        new WebAccess(access::webObstacle, access::openWeb),
                        presentation.asking(session),
                        clipboard,
                        export,
                        session.requests(),
                        Platform::runLater)),
                new ClassActions(
                    model,
                    presentation.actionService(),
                    orders,
                    clipboard,
                    presentation.reveal(session),
                    export,
                    console.classes(),
                    Platform::runLater),
                new ClassEditing(
                    model,
                    presentation.actionService(),
                    presentation.watch(),
                    stage,
                    presentation.masks()
                        ? () -> {
                          message.warn(text("presenting.no-import"));
                          return null;
                        }
                        : RosterChooser.systemDialog(stage),
                    session.requests(),
                    Platform::runLater),
                tools.students(),
                console.classes()),
            new ClassesFeature.Columns(
                () -> session.window().current().get(WindowSettings.STUDENT_COLUMNS),
                columns ->
                    session
                        .window()
                        .change(window -> window.with(WindowSettings.STUDENT_COLUMNS, columns))),
            pages,
            Platform::runLater);
    NoticesFeature notices =
        new NoticesFeature(
            model,
            presentation.notices(),
            session.time(),
            pages,
            () -> presentation.shown(session.settings().current().savedViews()),
            message,
            Platform::runLater);
    EnvironmentCreation creation =
        new EnvironmentCreation(
            model,
            presentation.actionService(),
            presentation.watch(),
            new LearnedStarts(history),
            account -> session.settings().current().watchesOnlyChosen(account),
            console::show,
            message,
            session.time(),
            stage,
            Platform::runLater);
    StateBars bars = new StateBars(model, history, Platform::runLater);
    Notes notes = new Notes(model, history);
    Optional<NewerVersionFeature> newerVersion = newerVersion(session, opener);
    Optional<ClaimsFeature> claims = claims(session, presentation, model, message);
    return new WindowFeatures(
        access,
        probe,
        notices,
        creation,
        classes.open(),
        events,
        bars,
        newerVersion,
        new Features(
            Stream.of(
                    newerVersion.stream(),
                    Stream.of(presenting, form, whileAway),
                    claims.stream(),
                    Stream.of(
                        notices, access, probe, tools, folders, creation, actions, bars, notes,
                        reports, classes, console, events))
                .<Feature>flatMap(each -> each)
                .toList(),
            pages));
  }

  /** Empty where there is no team. */
  private static Optional<ClaimsFeature> claims(
      Session session, Presentation presentation, DashboardModel model, StatusMessage message) {
    return presentation
        .claims()
        .map(claims ->
            new ClaimsFeature(
                model,
                claims,
                message,
                presentation.shownHost(
                    session
                        .settings()
                        .current()
                        .team()
                        .address(TeamSettings.ALERTMANAGER)
                        .map(address -> String.valueOf(address.getHost()))
                        .orElse("")),
                Platform::runLater));
  }

  /** Empty where nobody knows of newer versions. */
  private static Optional<NewerVersionFeature> newerVersion(Session session, DesktopOpener opener) {
    return session
        .releases()
        .flatMap(site -> session.newerVersion().map(newer -> told(session, site, newer, opener)));
  }

  private static NewerVersionFeature told(
      Session session, ReleaseSite site, NewerVersion newer, DesktopOpener opener) {
    return new NewerVersionFeature(
        site,
        newer,
        () -> session.settings().current().releases().get(ReleaseSettings.LOOKING),
        chosen ->
            session
                .settings()
                .change(now ->
                    now.with(
                        Settings.RELEASES, now.releases().with(ReleaseSettings.LOOKING, chosen))),
        opener::browse,
        Platform::runLater);
  }

  private static CsvSeparator separator(Session session) {
    return session.settings().current().appearance().get(AppearanceSettings.CSV_SEPARATOR);
  }
}
