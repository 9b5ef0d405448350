package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.actions.ActionRecord;
import envwatch.history.History;
import envwatch.history.Range;
import envwatch.model.EnvironmentKey;
import envwatch.ui.history.PastRange.Between;
import envwatch.ui.kit.FileExport;
import envwatch.ui.model.AccountNames;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Page;
import envwatch.ui.shell.PageChoice;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What happened: a page with the changes of the past, and the record of actions. */
public final class Events implements Feature {
  private static final String PAGE = "page-events";

  private final DashboardModel model;
  private final SecretClipboard clipboard;
  private final PageChoice pages;
  private final FileExport export;
  private final EventsModel events;
  private @Nullable EventsPage page;

  /**
   * @param requests runs what takes long: one virtual thread per task
   * @param javaFxThread {@code Platform::runLater}
   */
  public Events(
      DashboardModel model,
      History history,
      ActionRecord log,
      SecretClipboard clipboard,
      PageChoice pages,
      FileExport export,
      Executor requests,
      Executor javaFxThread) {
    this.model = model;
    this.clipboard = clipboard;
    this.pages = pages;
    this.export = export;
    events = new EventsModel(model, history, log, requests, javaFxThread);
  }

  @Override
  public List<Page> pages() {
    return List.of(
        new Page(
            PAGE,
            text("page.events"),
            this::page,
            new Page.PageFilter(events.filterTextProperty(), text("events.filter"))));
  }

  private EventsPage page() {
    if (page == null) {
      page = new EventsPage(events, clipboard::copyText, this::lead, this::export);
    }
    return page;
  }

  private void export(List<Event> some) {
    EventText words = events.text();
    export.saveTable(
        text("events.file"), AccountNames.shown(model), words.now(), EventCsv.of(some, words));
  }

  private void lead(EnvironmentKey key) {
    if (model.everything().stream().anyMatch(row -> row.key().equals(key))) {
      pages.showEnvironment(key);
    } else {
      clipboard.message().warn(text("events.gone"));
    }
  }

  /** Shows what was done from here, whenever it was. */
  public void showActions() {
    events.kindProperty().set(EventKind.ACTIONS);
    events.rangeProperty().set(EventsModel.EVER);
    pages.show(PAGE);
  }

  /** Shows what of a kind happened in that time. */
  public void show(Range range, EventKind kind) {
    events.kindProperty().set(kind);
    events.filterTextProperty().set("");
    events.rangeProperty().set(new Between(range));
    pages.show(PAGE);
  }

  /**
   * What a person has chosen on the page.
   *
   * @param filter what is typed
   */
  public record Chosen(PastRange range, EventKind kind, String filter) {
    /** The same with the filter as another window shows it. */
    public Chosen with(UnaryOperator<String> change) {
      return new Chosen(range, kind, change.apply(filter));
    }
  }

  /** What is chosen now. */
  public Chosen chosen() {
    return new Chosen(
        events.rangeProperty().get(),
        events.kindProperty().get(),
        events.filterTextProperty().get());
  }

  /** Chooses the same as in another window. */
  public void choose(Chosen chosen) {
    events.rangeProperty().set(chosen.range());
    events.kindProperty().set(chosen.kind());
    events.filterTextProperty().set(chosen.filter());
  }

  @Override
  public void close() {
    events.close();
  }
}
