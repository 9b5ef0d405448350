package envwatch.ui.history;

import envwatch.history.Change;
import envwatch.history.History;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.shell.DetailTab;
import envwatch.ui.shell.Feature;
import envwatch.util.Subscription;
import envwatch.words.Messages;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.control.TableColumn;

/** What environments and machines were as time went by, in the details and in the list. */
public final class StateBars implements Feature {
  private final DashboardModel model;
  private final Executor javaFxThread;
  private final SelectedPast lastDay;
  private final SelectedPast chosen;
  private final PastColumn column;
  private final Subscription changes;
  private final Subscription past;

  /**
   * @param javaFxThread {@code Platform::runLater}
   */
  public StateBars(DashboardModel model, History history, Executor javaFxThread) {
    this.model = model;
    this.javaFxThread = javaFxThread;
    lastDay = new SelectedPast(model, history, null, javaFxThread);
    chosen = new SelectedPast(model, history, lastDay, javaFxThread);
    column = new PastColumn(model, history, javaFxThread);
    changes = history.follow(this::changed);
    past = history.whenMoreIsKnown(() -> javaFxThread.execute(this::moreIsKnown));
  }

  private void changed(List<Change> detected) {
    javaFxThread.execute(() -> {
      lastDay.changed(detected);
      chosen.changed(detected);
      column.changed();
    });
  }

  private void moreIsKnown() {
    lastDay.moreIsKnown();
    chosen.moreIsKnown();
    column.moreIsKnown();
  }

  @Override
  public List<Node> detailItems() {
    return List.of(new DayStrip(model, lastDay));
  }

  @Override
  public List<Node> belowMachines() {
    return List.of(new RecentPast(model, lastDay));
  }

  @Override
  public List<DetailTab> detailTabs() {
    return List.of(
        new DetailTab(
            "tab-history",
            new SimpleStringProperty(Messages.text("bar.title")),
            () -> new PastTab(model, chosen)));
  }

  @Override
  public List<TableColumn<EnvironmentRow, ?>> environmentColumns() {
    return List.of(column.column());
  }

  /** What a person has chosen of the past of an environment. */
  public record Chosen(PastRange range) {}

  /** What is chosen now. */
  public Chosen chosen() {
    return new Chosen(chosen.rangeProperty().get());
  }

  /** Chooses the same as in another window. */
  public void choose(Chosen same) {
    chosen.rangeProperty().set(same.range());
  }

  @Override
  public void close() {
    changes.close();
    past.close();
  }
}
