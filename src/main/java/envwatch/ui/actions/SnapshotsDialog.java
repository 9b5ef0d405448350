package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.actions.EnvironmentTarget;
import envwatch.api.ApiException;
import envwatch.api.EnvironmentService.SnapshotListing;
import envwatch.model.ActionKind;
import envwatch.model.Snapshot;
import envwatch.ui.choices.Lookups;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.OfferButton;
import envwatch.words.ActionWords;
import envwatch.words.FailureWords;
import envwatch.words.PlainText;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.BorderPane;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** The snapshots of an environment: to go back to one, or to make one the default. */
final class SnapshotsDialog {
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ENGLISH);

  private final EnvironmentTarget target;
  private final ActionStarter starter;
  private final Lookups lookups;
  private final TableView<Snapshot> table = new TableView<>();
  private final Label placeholder = new Label(text("snapshots.loading"));
  private final Label unreadable = Controls.wrapped("");
  private final DialogFrame frame;
  private final OfferButton revert;
  private final OfferButton mark;

  SnapshotsDialog(
      @Nullable Window owner, EnvironmentTarget target, ActionStarter starter, Lookups lookups) {
    this.target = target;
    this.starter = starter;
    this.lookups = lookups;
    BorderPane body = new BorderPane(table);
    body.getStyleClass().add("dialog-body");
    unreadable.setId("snapshots-unreadable");
    unreadable.getStyleClass().add("snapshots-unreadable");
    unreadable.setManaged(false);
    body.setBottom(unreadable);
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            ActionIcons.of(ActionKind.MARK_SNAPSHOT_DEFAULT),
            text("snapshots.title", ActionWords.quoted(target)),
            body,
            52,
            30);
    lookups.onlyWhileOpen(frame.window());
    revert = button("snapshots.revert", ActionKind.REVERT_ENVIRONMENT);
    mark = button("snapshots.mark", ActionKind.MARK_SNAPSHOT_DEFAULT);
    Button close = frame.cancelButton(text("snapshots.close"));
    close.setDefaultButton(true);
    frame.buttons(revert, mark, close);
    fillTable();
    judge(null);
  }

  private OfferButton button(String key, ActionKind kind) {
    Button button = frame.actionButton(text(key), ActionIcons.of(kind), () -> {});
    button.setId(key.replace('.', '-'));
    return new OfferButton(button);
  }

  private void fillTable() {
    table.setId("snapshots");
    table.setAccessibleText(text("snapshots.title", ActionWords.quoted(target)));
    table.getStyleClass().addAll(Styles.DENSE, "rows");
    placeholder.setWrapText(true);
    table.setPlaceholder(placeholder);
    table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    table
        .getColumns()
        .setAll(
            List.of(
                column("snapshots.column.name", 210, Snapshot::name),
                column("snapshots.column.created", 130, SnapshotsDialog::taken),
                column("snapshots.column.default", 80, SnapshotsDialog::marks),
                column("snapshots.column.author", 100, Snapshot::author),
                column("snapshots.column.comment", 180, Snapshot::comment)));
    table.getSelectionModel().selectedItemProperty().subscribe(this::judge);
  }

  private static TableColumn<Snapshot, String> column(
      String key, double width, Function<Snapshot, @Nullable String> value) {
    TableColumn<Snapshot, String> column = new TableColumn<>(text(key));
    column.setPrefWidth(width);
    column.setCellValueFactory(
        cell -> new ReadOnlyStringWrapper(PlainText.line(value.apply(cell.getValue()))));
    return column;
  }

  private static @Nullable String taken(Snapshot snapshot) {
    return snapshot.created() == null
        ? snapshot.createdText()
        : MOMENT.format(snapshot.created().atZone(ZoneId.systemDefault()));
  }

  private static @Nullable String marks(Snapshot snapshot) {
    if (snapshot.isDefault()) {
      return text("snapshots.default");
    }
    return snapshot.isLatest() ? text("snapshots.latest") : null;
  }

  private void judge(@Nullable Snapshot chosen) {
    boolean isDefault = chosen != null && chosen.isDefault();
    String choose = chosen == null ? text("snapshots.choose") : null;
    judge(revert, ActionKind.REVERT_ENVIRONMENT, choose, null);
    judge(
        mark,
        ActionKind.MARK_SNAPSHOT_DEFAULT,
        choose,
        isDefault ? text("snapshots.is-default") : null);
  }

  /**
   * @param choose what to do first; null for nothing
   * @param already why there is nothing to do; null if there is
   */
  private void judge(
      OfferButton button, ActionKind kind, @Nullable String choose, @Nullable String already) {
    Offer offer = starter.offer(kind, target);
    String why = offer.possible() ? choose : offer.why();
    button.show(
        Offer.of(
            button.button().getText(),
            offer.tip(),
            already == null ? why : already,
            () -> {
              Snapshot chosen = table.getSelectionModel().getSelectedItem();
              frame.close();
              starter.onSnapshot(kind, target, chosen);
            }));
  }

  private void take(Lookups.Answer<SnapshotListing> answer) {
    switch (answer) {
      case Lookups.Answer.Found(SnapshotListing found) -> {
        tellUnreadable(found.unreadable());
        placeholder.setText(text("snapshots.none"));
        table.getItems().setAll(found.snapshots());
        if (!found.snapshots().isEmpty()) {
          table.getSelectionModel().selectFirst();
        }
      }
      case Lookups.Answer.Failed(ApiException cause) ->
          placeholder.setText(FailureWords.sentence(cause, lookups.host()));
      case Lookups.Answer.NotWatched<SnapshotListing>() ->
          placeholder.setText(text("obstacle.account-not-watched"));
    }
  }

  private void tellUnreadable(int entries) {
    unreadable.setText(entries == 0 ? "" : text("snapshots.unreadable", entries));
    unreadable.setManaged(entries > 0);
  }

  void show() {
    if (lookups.paused()) {
      placeholder.setText(text("snapshots.paused"));
    }
    lookups.ask(service -> service.snapshots(target.key().environment()), this::take);
    frame.show(table);
  }
}
