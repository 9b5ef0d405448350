package envwatch.ui;

import envwatch.model.Phase;
import envwatch.settings.WindowSettings;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The content of the main window. */
public final class DashboardView extends BorderPane {
  /** Text of tables to ordinary text, as in the style sheet. */
  private static final double TABLE_FONT = 0.93;

  private final DashboardModel model;
  private final HeaderBar header;
  private final EnvironmentTable environments;
  private final MachineTable machines;
  private final MachineGestures gestures;

  /**
   * What the view is made of.
   *
   * @param savedViews shown behind the state chips
   * @param em size of ordinary text in pixels
   * @param remember changes what is remembered of the window
   */
  public record Parts(
      DashboardModel model,
      DashboardCommands commands,
      RowActions actions,
      PasswordReveal reveal,
      SecretClipboard clipboard,
      Pane savedViews,
      double em,
      WindowSettings window,
      Consumer<UnaryOperator<WindowSettings>> remember) {}

  public DashboardView(Parts parts) {
    model = parts.model();
    gestures =
        new MachineGestures(
            model, parts.commands(), parts.reveal(), parts.clipboard(), new Asker(this));
    header = new HeaderBar(model, parts.commands());
    environments = environments(parts);
    machines = machines(parts);
    EnvironmentDetails details =
        new EnvironmentDetails(model, parts.actions(), machines, parts.clipboard(), parts.em());
    SplitPane split = new SplitPane(environments, details);
    split.setId("split");
    split.setMinHeight(8 * parts.em());
    SplitPane.setResizableWithParent(environments, false);
    split.setDividerPositions(Math.clamp(parts.window().divider(), 0.15, 0.85));
    split
        .getDividers()
        .getFirst()
        .positionProperty()
        .subscribe((before, now) ->
            parts.remember().accept(window -> window.withDivider(now.doubleValue())));
    environments.setMinWidth(18 * parts.em());
    details.setMinHeight(0);
    environments.setMinHeight(0);
    details.setMinWidth(22 * parts.em());
    setTop(
        new VBox(
            header,
            new StateChips(model, parts.savedViews()),
            new Banners(model, parts.commands())));
    setCenter(split);
    setBottom(
        new VBox(
            parts.actions().foot(),
            new StatusStrip(model, parts.clipboard(), parts.actions().indicator())));
    getStyleClass().add("dashboard");
  }

  private EnvironmentTable environments(Parts parts) {
    return new EnvironmentTable(
        model,
        new EnvironmentMenu(parts.actions(), parts.clipboard()),
        new EnvironmentPlaceholder(model, parts.commands()),
        TABLE_FONT * parts.em(),
        parts.window().environmentColumns(),
        columns -> parts.remember().accept(window -> window.withEnvironmentColumns(columns)));
  }

  private MachineTable machines(Parts parts) {
    return new MachineTable(
        model,
        gestures,
        new MachineMenu(model, parts.actions(), gestures),
        TABLE_FONT * parts.em(),
        parts.window().machineColumns(),
        columns -> parts.remember().accept(window -> window.withMachineColumns(columns)));
  }

  DashboardModel model() {
    return model;
  }

  MachineGestures gestures() {
    return gestures;
  }

  TextField filterField() {
    return header.filterField();
  }

  EnvironmentTable environmentTable() {
    return environments;
  }

  MachineTable machineTable() {
    return machines;
  }

  void narrowTo(@Nullable Phase phase) {
    model.phaseProperty().set(phase);
  }
}
