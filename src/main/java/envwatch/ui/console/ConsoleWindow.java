package envwatch.ui.console;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import envwatch.catalogue.CallCopies;
import envwatch.catalogue.CallDraft;
import envwatch.catalogue.CheckedCall;
import envwatch.model.AccountId;
import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.ShownAs;
import envwatch.ui.kit.StyleSheets;
import envwatch.watch.AccountView;
import envwatch.words.PlainText;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** The console: operations at the left, form and answer at the right. */
final class ConsoleWindow implements AutoCloseable {
  private static final double WIDTH = 82;
  private static final double HEIGHT = 52;
  private static final double LIST = 0.34;
  private static final double FORM = 0.5;

  private final ConsoleModel model;
  private final ChildWindow window;
  private final OperationList operations;
  private final CallPane call;
  private final Button run =
      named(new Button(text("console.run"), new Icon(Glyph.SEND)), "console-run");
  private final MenuButton copy =
      named(
          new MenuButton(text("console.copy-as"), new Icon(Glyph.CONTENT_COPY)),
          "console-copy",
          "compact");

  ConsoleWindow(@Nullable Window owner, ConsoleServices services) {
    model = new ConsoleModel(services);
    call = new CallPane(model);
    operations = new OperationList(model, this::fill);
    SplitPane split = new SplitPane(left(), right());
    split.setDividerPositions(LIST);
    SplitPane.setResizableWithParent(split.getItems().getFirst(), false);
    VBox.setVgrow(split, Priority.ALWAYS);
    VBox root = named(new VBox(split), "console", "console");
    root.getStylesheets().addAll(StyleSheets.of("forms"), StyleSheets.of("console"));
    window = new ChildWindow(owner, Modality.NONE, text("console.title"), root, WIDTH, HEIGHT);
    KeyBinding close = Keys.CLOSE_WINDOW;
    close
        .combinations()
        .forEach(keys -> window.stage().getScene().getAccelerators().put(keys, this::hide));
    copy.getItems().setAll(copies());
    model.openedProperty().subscribe(this::offer);
  }

  /** The first field takes the keyboard, or the button where there is none. */
  private void fill() {
    if (!call.focusFirst()) {
      run.requestFocus();
    }
  }

  private void hide() {
    window.stage().close();
  }

  private Node left() {
    Tab all = new Tab(text("console.operations"), operations);
    Tab earlier = new Tab(text("console.earlier"), new EarlierCalls(model));
    TabPane tabs = named(new TabPane(all, earlier), "console-tabs");
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
    VBox.setVgrow(tabs, Priority.ALWAYS);
    VBox left = styled(new VBox(tabs), "console-left");
    if (model.accounts().size() > 1) {
      left.getChildren().addFirst(accounts());
    }
    return left;
  }

  private Node accounts() {
    ComboBox<AccountView> choice = named(new ComboBox<>(), "console-account");
    choice.setAccessibleText(text("console.account"));
    choice.setMaxWidth(Double.MAX_VALUE);
    choice.getItems().setAll(model.accounts());
    choice.setConverter(new ShownAs<>(each -> PlainText.line(each.name())));
    choice.valueProperty().bindBidirectional(model.accountProperty());
    return choice;
  }

  private Node right() {
    run.setDefaultButton(true);
    run.setOnAction(event -> run());
    copy.setAccessibleText(text("console.copy-as"));
    FlowPane buttons = styled(new FlowPane(run, copy), "console-buttons");
    buttons.setMinHeight(FlowPane.USE_PREF_SIZE);
    ScrollPane scroll = Controls.withoutPicture(new ScrollPane(call));
    scroll.setFitToWidth(true);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    Label choose = named(Controls.wrapped(text("console.choose")), "console-choose");
    VBox form = styled(new VBox(choose, scroll, buttons), "console-right");
    model
        .openedProperty()
        .subscribe(draft -> {
          Controls.show(choose, draft == null);
          scroll.setVisible(draft != null);
          buttons.setVisible(draft != null);
        });
    SplitPane split = new SplitPane(form, new AnswerPane(model));
    split.setOrientation(Orientation.VERTICAL);
    split.setDividerPositions(FORM);
    return split;
  }

  private void offer(@Nullable CallDraft opened) {
    run.setText(
        text(opened != null && opened.operation().changes() ? "console.run.asks" : "console.run"));
  }

  private void run() {
    CallDraft draft = call.draft();
    if (draft != null && call.check()) {
      model.run(
          draft,
          new CallQuestionDialog(
              window::stage, model.names(), model.services().clipboard()::copyText));
    }
  }

  private MenuItem[] copies() {
    return new MenuItem[] {
      copying(
          "console-copy-line",
          text("console.copy-as.line"),
          copies ->
              Optional.of(copies.commandLine(model.accounts().size() > 1 ? accountName() : null))),
      copying(
          "console-copy-curl",
          text("console.copy-as.curl"),
          copies -> Optional.ofNullable(model.current()).map(one -> copies.curl(one.address()))),
      copying(
          "console-copy-python",
          text("console.copy-as.python"),
          copies ->
              Optional.ofNullable(model.current()).flatMap(one -> copies.python(one.address())))
    };
  }

  private @Nullable String accountName() {
    AccountView one = model.current();
    return one == null ? null : one.name();
  }

  private MenuItem copying(
      String id, String words, Function<CallCopies, Optional<String>> content) {
    return Menus.item(
        id,
        words,
        () -> {
          CallDraft draft = call.draft();
          if (draft != null && draft.form().check() instanceof CheckedCall.Wrong) {
            call.check();
            return;
          }
          Optional<String> copied =
              draft == null ? Optional.empty() : content.apply(new CallCopies(draft));
          copied.ifPresentOrElse(
              model.services().clipboard()::copyText, model.services().clipboard()::copyNothing);
        });
  }

  /** Opens the window, or brings it to the front, ready to search. */
  void open() {
    window.show();
    operations.focusSearch();
  }

  /** Opens the window with a call filled in. Nothing is sent. */
  void open(AccountId account, CallDraft draft) {
    model.choose(account);
    model.openedProperty().set(draft);
    window.show();
    run.requestFocus();
  }

  @Override
  public void close() {
    window.stage().close();
    model.close();
  }
}
