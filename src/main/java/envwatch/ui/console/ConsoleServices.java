package envwatch.ui.console;

import envwatch.actions.ActionService;
import envwatch.ui.kit.FileExport;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.util.Time;
import envwatch.watch.TrainingView;
import envwatch.watch.WatchAccess;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/**
 * What the console works with.
 *
 * @param classes what is currently known of classes
 * @param revealFor how long a secret stays on screen
 * @param export asks for files of answers
 * @param requests runs what blocks: one virtual thread per task
 * @param javaFxThread {@code Platform::runLater}
 */
public record ConsoleServices(
    DashboardModel dashboard,
    Supplier<TrainingView> classes,
    WatchAccess watch,
    ActionService actionService,
    SecretClipboard clipboard,
    Time time,
    Supplier<Duration> revealFor,
    FileExport export,
    Executor requests,
    Executor javaFxThread) {}
