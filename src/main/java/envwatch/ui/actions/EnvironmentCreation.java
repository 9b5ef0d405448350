package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.ActionService;
import envwatch.api.Capability;
import envwatch.catalogue.ActionCalls;
import envwatch.catalogue.CallDraft;
import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.model.Environment;
import envwatch.model.EnvironmentDraft;
import envwatch.model.Phase;
import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Shortcut;
import envwatch.util.Time;
import envwatch.watch.AccountView;
import envwatch.watch.WatchAccess;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.scene.control.MenuItem;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Creating environments, from the menu of the window or by keys. Lives on the JavaFX thread. */
public final class EnvironmentCreation implements Feature {
  private final DashboardModel model;
  private final StatusMessage message;
  private final CreationRequests requests;
  private final Supplier<? extends @Nullable Window> owner;
  private final BiConsumer<AccountId, CallDraft> showCall;
  private final Predicate<AccountId> watchesOnlyChosen;
  private final MenuItem item = new MenuItem();

  /**
   * @param watchesOnlyChosen whether an account watches only environments that the person chose: a
   *     new one is not among them
   * @param showCall opens the console with a call filled in
   * @param owner the window that the dialog belongs to; asked when it opens
   * @param javaFxThread {@code Platform::runLater}
   */
  public EnvironmentCreation(
      DashboardModel model,
      ActionService actionService,
      WatchAccess watch,
      UsualStart usual,
      Predicate<AccountId> watchesOnlyChosen,
      BiConsumer<AccountId, CallDraft> showCall,
      StatusMessage message,
      Time time,
      Supplier<? extends @Nullable Window> owner,
      Executor javaFxThread) {
    this.model = model;
    this.message = message;
    this.watchesOnlyChosen = watchesOnlyChosen;
    this.showCall = showCall;
    this.owner = owner;
    this.requests =
        new CreationRequests(
            actionService,
            watch,
            model.worldProperty()::get,
            new CreatedEnvironments(model, time),
            usual,
            javaFxThread);
    item.setId("item-create-environment");
    item.setGraphic(new Icon(Glyph.ADD_CIRCLE_OUTLINE));
    model.worldProperty().subscribe(this::refresh);
    model.accountProperty().subscribe(this::refresh);
    refresh();
  }

  /** The accounts in which an environment can be created, of those that are shown. */
  private List<AccountView> possible() {
    return model.shownAccounts().stream()
        .filter(account -> account.offers(Capability.CREATION))
        .toList();
  }

  /** Why none can be created now, in a sentence; empty if it can. */
  private Optional<String> obstacle() {
    List<AccountView> accounts = possible().isEmpty() ? model.shownAccounts() : possible();
    return accounts.isEmpty()
        ? Optional.of(text("creation.no-account"))
        : requests.obstacle(accounts.getFirst().id());
  }

  private void refresh() {
    String label = Keys.NEW_ENVIRONMENT.tip(text("creation.item"));
    Offer.of(label, null, obstacle().orElse(null), this::open).showOn(item);
  }

  /**
   * Opens the form, unless a dialog is open: who asks from outside interrupts nobody.
   *
   * @return why it does not open, as a sentence that the window says, too; empty if it does
   */
  public String open() {
    String obstacle =
        ChildWindow.isOver(owner.get()) ? text("creation.dialog-open") : obstacle().orElse("");
    if (obstacle.isEmpty()) {
      show(possible(), null);
    } else {
      message.warn(obstacle);
    }
    return obstacle;
  }

  private void show(List<AccountView> accounts, @Nullable Environment like) {
    new CreationDialog(owner.get(), accounts, like, requests, watchesOnlyChosen, this::showCall)
        .show();
  }

  /** What failed can only be created once more; it stays until it is deleted. */
  @Override
  public List<MenuItem> environmentItems(List<EnvironmentRow> environments) {
    Environment known = environments.size() == 1 ? environments.getFirst().environment() : null;
    if (known == null || known.status().phase() != Phase.PROBLEM) {
      return List.of();
    }
    AccountId id = environments.getFirst().key().account();
    Optional<AccountView> account = model.worldProperty().get().account(id);
    Offer offer =
        new Offer(
            "create-again",
            Glyph.ADD_CIRCLE_OUTLINE,
            text("creation.again"),
            null,
            requests.obstacle(id).orElse(null),
            true,
            false,
            () -> account.ifPresent(one -> show(List.of(one), known)));
    return List.of(offer.item());
  }

  private void showCall(AccountView account, EnvironmentDraft draft) {
    ApiVersion version = account.version();
    if (version != null) {
      ActionCalls.of(draft, version).forEach(call -> showCall.accept(account.id(), call));
    }
  }

  @Override
  public List<MenuItem> windowItems() {
    return List.of(item);
  }

  @Override
  public List<Shortcut> shortcuts() {
    return List.of(Shortcut.inWindow(Keys.NEW_ENVIRONMENT, this::open));
  }

  @Override
  public void settingsChanged() {
    refresh();
  }
}
