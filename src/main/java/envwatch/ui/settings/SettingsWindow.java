package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import envwatch.settings.AppearanceSettings;
import envwatch.settings.Settings;
import envwatch.tools.Tool;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.StyleSheets;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Modality;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** The dialog while it is open, with its draft. */
final class SettingsWindow {
  private static final double WIDTH = 58;
  private static final double HEIGHT = 51;

  private final SettingsServices services;
  private final AppearanceSettings before;
  private final SettingsDraft draft;
  private final BackgroundWork background =
      new BackgroundWork(Thread.ofVirtual().name("settings")::start, Platform::runLater);
  private final PageList pageList = new PageList();
  private final ScrollPane shown =
      named(Controls.withoutPicture(new ScrollPane()), "settings-scroll", "form-scroll");
  private final Button ok = named(new Button(text("settings.ok")), "settings-ok");
  private final Label nothingFound = styled(Form.hint(""), "settings-page");
  private final AccountsPage accounts;
  private final GeneralPage general;
  private final List<SettingsPage> pages;
  private final ChildWindow window;
  private final Stage stage;
  private boolean applied;

  SettingsWindow(Window owner, SettingsServices services) {
    this.services = services;
    Settings settings = services.current().get();
    before = settings.appearance();
    draft = new SettingsDraft(settings, services.rejected().get());
    BorderPane root = new BorderPane();
    window =
        new ChildWindow(owner, Modality.WINDOW_MODAL, text("settings.title"), root, WIDTH, HEIGHT);
    window.askBeforeDiscarding(draft::addsOrRemovesAccounts);
    stage = window.stage();
    accounts =
        new AccountsPage(
            draft,
            services.needsKey(),
            services.supportedVersions(),
            services.keys(),
            services.tester(),
            background,
            row -> Controls.scrollTo(shown, row));
    general = new GeneralPage(draft.general(), services.logon(), background);
    pages =
        List.of(
            accounts,
            new WatchingPage(draft.watching()),
            new NoticesPage(
                draft.notices(),
                draft.views(),
                settings.tools().stream().filter(Tool::runsByItself).toList(),
                services.lastRun(),
                services.testNotice(),
                Platform::runLater),
            new ToolsPage(
                draft.tools(), services.tools(), this::toolsToRead, this::toolsToWrite, background),
            new TeamPage(
                draft.team(),
                draft.network(),
                services.keys(),
                services.prometheus(),
                services.alertmanager(),
                background),
            new SecurityPage(draft.security()),
            new AppearancePage(draft.appearance(), services.preview()),
            new NetworkPage(
                draft.network(), services.newerVersions() ? draft.releases() : null, background),
            general);
    fill(root);
    stage.setOnHidden(event -> closed());
  }

  private @Nullable Path toolsToRead() {
    FileChooser dialog = new FileChooser();
    dialog.getExtensionFilters().add(new ExtensionFilter(text("settings.tools.kind"), "*.json"));
    File file = dialog.showOpenDialog(stage);
    return file == null ? null : file.toPath();
  }

  private @Nullable Path toolsToWrite(String name) {
    return FileExport.systemDialog(() -> stage, text("settings.tools.kind"), "*.json").apply(name);
  }

  /** Whether an account needs something of the person. */
  boolean accountsNeedAttention() {
    return accounts.needsAttention();
  }

  /** Opens at a page. */
  void open(PageName page) {
    pageList.choose(page);
    window.show();
    if (pageList.chosen().getValue() != PageName.ACCOUNTS || !accounts.focusFirst()) {
      pageList.requestFocus();
    }
  }

  /** Brings the open window to the front. */
  void show() {
    window.show();
  }

  /** The page that is shown, or was before nothing was found. */
  PageName page() {
    return pageList.lastChosen();
  }

  Stage stage() {
    return stage;
  }

  private void fill(BorderPane root) {
    root.getStyleClass().add("settings");
    root.getStylesheets().addAll(StyleSheets.of("forms"), StyleSheets.of("settings"));
    shown.setFitToWidth(true);
    pageList
        .chosen()
        .subscribe(name -> {
          shown.setContent(name == null ? nothingFound : page(name).content());
        });
    VBox.setVgrow(pageList, Priority.ALWAYS);
    root.setLeft(styled(new VBox(search(), pageList), "settings-side"));
    root.setCenter(shown);
    root.setBottom(buttons());
  }

  private TextField search() {
    TextField search = ChildWindow.notEntered(named(new TextField(), "settings-search"));
    search.setPromptText(text("settings.search"));
    search.setAccessibleText(text("settings.search"));
    search
        .textProperty()
        .subscribe(typed -> {
          nothingFound.setText(text("settings.search.nothing", typed.strip()));
          pageList.narrow(name -> SettingSearch.finds(page(name), typed));
        });
    search.setOnAction(event ->
        SettingSearch.control(page(page()), search.getText())
            .ifPresent(control -> {
              control.requestFocus();
              Controls.scrollTo(shown, control);
            }));
    search.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
        search.clear();
        event.consume();
      } else if (event.getCode() == KeyCode.DOWN) {
        pageList.requestFocus();
        event.consume();
      }
    });
    return search;
  }

  private HBox buttons() {
    ok.setDefaultButton(true);
    ok.setOnAction(event -> apply());
    Button cancel = Controls.button("settings-cancel", text("settings.cancel"), stage::close);
    cancel.setCancelButton(true);
    return styled(new HBox(cancel, ok), "form-buttons");
  }

  private SettingsPage page(PageName name) {
    return pages.stream().filter(page -> page.name() == name).findFirst().orElseThrow();
  }

  /** Everything or nothing: as long as one field has a problem, OK only leads to it. */
  private void apply() {
    for (SettingsPage page : pages) {
      if (!page.settled(this::apply)) {
        return;
      }
      Optional<FormField> problem = page.firstProblem();
      if (problem.isPresent()) {
        pageList.choose(page.name());
        problem.get().control().requestFocus();
        Controls.scrollTo(shown, problem.get().control());
        return;
      }
    }
    applied = true;
    services.applied().accept(draft.appliedTo(services.current().get()));
    general.logonChosen().ifPresent(services.logon()::change);
    stage.close();
  }

  private void closed() {
    background.close();
    if (!applied) {
      services.preview().accept(before);
    }
  }
}
