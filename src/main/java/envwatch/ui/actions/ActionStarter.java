package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.ActionContext;
import envwatch.actions.ActionService;
import envwatch.actions.EnvironmentOrder;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.ExtendUntil;
import envwatch.actions.Impact;
import envwatch.actions.PathRun;
import envwatch.actions.Selection;
import envwatch.api.EnvironmentService.SnapshotListing;
import envwatch.history.Extension;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.ApiVersion;
import envwatch.model.Environment;
import envwatch.model.Invitation;
import envwatch.model.Machine;
import envwatch.model.Snapshot;
import envwatch.model.SnapshotId;
import envwatch.ui.choices.Lookups;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.Offer;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.util.Defects;
import envwatch.util.Time;
import envwatch.watch.WatchAccess;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.ExpirationWords;
import envwatch.words.LossWords;
import envwatch.words.PlainText;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * What happens between the wish for an action and its way to the action service: questions and
 * dialogs.
 */
final class ActionStarter {
  private static final ApiVersion V3 = new ApiVersion(3);

  private final ActionService actionService;
  private final Supplier<ActionContext> context;
  private final WatchAccess watch;
  private final Time time;
  private final SecretClipboard clipboard;
  private final PasswordReveal<Invitation> reveal;
  private final BackgroundWork background;
  private final Supplier<CompletableFuture<List<Extension>>> extensions;
  private final Supplier<@Nullable Window> owner;

  /**
   * @param context what the rows show now: questions agree with what the person sees
   * @param revealFor how long a secret is on screen
   * @param extensions those that were asked for before, the newest first
   * @param owner the window that dialogs belong to; asked when one opens
   */
  ActionStarter(
      ActionService actionService,
      Supplier<ActionContext> context,
      WatchAccess watch,
      Time time,
      SecretClipboard clipboard,
      Supplier<Duration> revealFor,
      BackgroundWork background,
      Supplier<CompletableFuture<List<Extension>>> extensions,
      Supplier<@Nullable Window> owner) {
    this.actionService = actionService;
    this.context = context;
    this.watch = watch;
    this.time = time;
    this.clipboard = clipboard;
    this.reveal = new PasswordReveal<>(time, background::show, revealFor);
    this.background = background;
    this.extensions = extensions;
    this.owner = owner;
  }

  /** Does what fits of the targets, asking first what has to be asked. */
  void start(ActionKind kind, List<EnvironmentTarget> targets) {
    if (targets.isEmpty() || (kind.onlyForOne() && targets.size() > 1)) {
      return;
    }
    ActionContext shown = context.get();
    Selection selection = Selection.withMachinesDown(kind, targets, shown);
    if (!selection.possible()) {
      return;
    }
    EnvironmentTarget first = selection.fitting().getFirst();
    switch (kind) {
      case ADD_MACHINE ->
          new AddMachineDialog(
                  owner.get(), first, lookups(first), action -> submit(selection, action))
              .show();
      case TAKE_SNAPSHOT -> takeSnapshot(selection);
      case MARK_SNAPSHOT_DEFAULT ->
          new SnapshotsDialog(owner.get(), first, this, lookups(first)).show();
      case EDIT_HARDWARE ->
          machine(first, shown)
              .ifPresent(machine ->
                  new HardwareDialog(
                          owner.get(),
                          first,
                          machine.hardware(),
                          action -> confirm(selection, action, null))
                      .show());
      case INVITE_END_USER ->
          environment(first, shown).ifPresent(environment -> invite(first, environment));
      case EDIT_ENVIRONMENT ->
          environment(first, shown)
              .ifPresent(environment ->
                  new EditDialog(
                          owner.get(), environment, edited -> submit(selection, one -> edited))
                      .show());
      case RUN_PATH -> runPath(selection);
      case RESUME_ENVIRONMENT,
          SUSPEND_ENVIRONMENT,
          EXTEND_ENVIRONMENT,
          POSTPONE_INACTIVITY,
          REVERT_ENVIRONMENT,
          REVERT_MACHINE,
          REBOOT_MACHINE,
          DELETE_ENVIRONMENT,
          DELETE_MACHINE ->
          confirm(selection, target -> EnvironmentOrder.plainAction(kind, target), null);
    }
  }

  /** Asks until when, and extends what fits until then. */
  void extendUntil(List<EnvironmentTarget> targets) {
    ActionContext shown = context.get();
    Selection selection = Selection.of(ActionKind.EXTEND_ENVIRONMENT, targets, shown);
    if (selection.possible()) {
      new ExtendUntilDialog(
              owner.get(),
              selection,
              target -> environment(target, shown).orElse(null),
              time,
              until ->
                  ExtendUntil.start(
                      until,
                      selection.fitting(),
                      actionService,
                      watch,
                      result -> background.show(() -> tell(result))))
          .show();
    }
  }

  private void tell(ExtendUntil.Result result) {
    if (result.tooShort().isEmpty()) {
      clipboard
          .message()
          .confirm(
              text(
                  "extend-until.all",
                  result.reached().size(),
                  ExpirationWords.moment(result.until(), time.instant(), ZoneId.systemDefault())));
    } else {
      ExtendUntilDialog.tell(owner.get(), result, time.instant(), this::host);
    }
  }

  private String host(EnvironmentTarget target) {
    return lookups(target).host();
  }

  /** Reverts to a chosen snapshot, or makes it the default. */
  void onSnapshot(ActionKind kind, EnvironmentTarget target, Snapshot snapshot) {
    SnapshotId id = snapshot.id();
    Selection selection = Selection.of(kind, List.of(target), context.get());
    if (selection.possible()) {
      confirm(
          selection,
          one ->
              kind == ActionKind.MARK_SNAPSHOT_DEFAULT
                  ? new Action.MarkSnapshotDefault(one.key().environment(), id)
                  : new Action.RevertEnvironment(one.key().environment(), id),
          snapshot);
    }
  }

  /** Whether the action fits the target now; for buttons of dialogs. */
  Offer offer(ActionKind kind, EnvironmentTarget target) {
    return ActionOffers.of(
        kind, List.of(target), context.get(), () -> start(kind, List.of(target)));
  }

  private void confirm(
      Selection selection,
      Function<EnvironmentTarget, Action> action,
      @Nullable Snapshot snapshot) {
    Action sample =
        selection.kind() == ActionKind.RESUME_ENVIRONMENT
            ? new Action.ResumeEnvironment(selection.fitting().getFirst().key().environment())
            : action.apply(selection.fitting().getFirst());
    // What asks also for one has asked for its values, and named what it is about.
    if (Impact.of(sample) == Impact.NOTHING
        && (sample.kind().asks(1) || !sample.kind().asks(selection.environments()))) {
      submit(selection, action);
      return;
    }
    String name = snapshot == null ? snapshotName(sample) : PlainText.name(snapshot.name());
    ActionContext shown = context.get();
    ActionQuestion dialog =
        new ActionQuestion(
            owner.get(),
            new ActionQuestion.Asked(
                sample, selection, name, machinesRunning(selection, shown), new TargetFacts(shown)),
            clipboard::copyText,
            () -> submit(selection, action));
    if (selection.kind() == ActionKind.EXTEND_ENVIRONMENT) {
      Defects.reportFrom(
          extensions
              .get()
              .thenAcceptAsync(earlier -> dialog.showGranted(earlier), background::show));
    }
    if (Impact.of(sample) == Impact.WORK) {
      tellSince(selection, snapshot, dialog);
    }
    dialog.show();
  }

  private static @Nullable String snapshotName(Action sample) {
    return sample instanceof Action.TakeSnapshot take ? PlainText.name(take.name()) : null;
  }

  /** One environment's snapshot is looked up; for many it would be as many requests. */
  private void tellSince(Selection selection, @Nullable Snapshot snapshot, ActionQuestion dialog) {
    if (snapshot != null) {
      dialog.showSince(since(snapshot));
    } else if (selection.fitting().stream().map(EnvironmentTarget::key).distinct().count() == 1) {
      EnvironmentTarget target = selection.fitting().getFirst();
      lookups(target)
          .ask(
              service -> service.snapshots(target.key().environment()),
              answer -> {
                if (answer instanceof Lookups.Answer.Found(SnapshotListing found)) {
                  found.snapshots().stream()
                      .filter(Snapshot::isDefault)
                      .findFirst()
                      .ifPresent(one -> dialog.showSince(since(one)));
                }
              });
    }
  }

  private String since(Snapshot snapshot) {
    return LossWords.since(
        PlainText.name(snapshot.name()),
        snapshot.created(),
        time.instant(),
        ZoneId.systemDefault());
  }

  private long machinesRunning(Selection selection, ActionContext shown) {
    return selection.fitting().stream()
        .mapToLong(target ->
            target.machine() == null
                ? environment(target, shown).map(Environment::machinesRunning).orElse(0L)
                : machine(target, shown).filter(Machine::running).map(machine -> 1L).orElse(0L))
        .sum();
  }

  private void submit(Selection selection, Function<EnvironmentTarget, Action> action) {
    actionService.submit(
        selection.fitting().stream()
            .map(target -> new EnvironmentOrder(target, action.apply(target)))
            .toList());
  }

  private void takeSnapshot(Selection selection) {
    boolean limited =
        context.get().world().accounts().stream()
            .filter(account ->
                selection.fitting().stream()
                    .anyMatch(target -> target.key().account().equals(account.id())))
            .anyMatch(account -> V3.equals(account.version()));
    new TakeSnapshotDialog(
            owner.get(), selection, limited, action -> confirm(selection, action, null))
        .show();
  }

  private Lookups lookups(EnvironmentTarget target) {
    return new Lookups(watch, target.key().account(), background::show);
  }

  private void invite(EnvironmentTarget target, Environment environment) {
    new InviteDialog(
            owner.get(),
            target,
            environment,
            lookups(target),
            (action, receiver) ->
                Defects.reportFrom(
                    actionService
                        .submit(new EnvironmentOrder(target, action))
                        .thenAcceptAsync(receiver, background::show)),
            clipboard,
            reveal)
        .show();
  }

  private void runPath(Selection selection) {
    new RunDialog(
            owner.get(),
            selection,
            time,
            machine -> lookups(machine).host(),
            clipboard::copyText,
            (path, listener) ->
                PathRun.start(
                    path,
                    selection.fitting(),
                    actionService,
                    watch,
                    time,
                    runs -> background.show(() -> listener.accept(runs))))
        .show();
  }

  private static Optional<Environment> environment(EnvironmentTarget target, ActionContext shown) {
    return Optional.ofNullable(shown.find(target.key())).map(WatchedEnvironment::environment);
  }

  private static Optional<Machine> machine(EnvironmentTarget target, ActionContext shown) {
    return environment(target, shown).stream()
        .flatMap(environment -> environment.machines().stream())
        .filter(machine -> machine.id().equals(target.machine()))
        .findFirst();
  }
}
