package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.filling;
import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import envwatch.tools.InvalidToolException;
import envwatch.tools.Tool;
import envwatch.tools.ToolFile;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.Glyph;
import envwatch.util.JsonFile;
import envwatch.util.NotJson;
import envwatch.util.PrivateFiles;
import envwatch.words.PlainText;
import envwatch.words.ToolWords;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Links and programs of a person's own: which one is edited, and its fields. */
final class ToolsPage implements SettingsPage {
  private final ToolsDraft draft;
  private final SettingsServices.Tools services;
  private final Supplier<@Nullable Path> importing;
  private final Function<String, @Nullable Path> exporting;
  private final BackgroundWork background;
  private final Map<ToolDraft, ToolForm> forms = new HashMap<>();
  private final ComboBox<ToolDraft> choice =
      ChildWindow.notEntered(filling(named(new ComboBox<>(), "tool-choice")));
  private final VBox editor = new VBox();
  private final Label told = named(Form.hint(""), "tools-told");
  private final VBox content = styled(new VBox(), "settings-page");

  /**
   * @param importing asks for a file to read; null if the person changed their mind
   * @param exporting asks for a file to write, given the name to suggest; null likewise
   */
  ToolsPage(
      ToolsDraft draft,
      SettingsServices.Tools services,
      Supplier<@Nullable Path> importing,
      Function<String, @Nullable Path> exporting,
      BackgroundWork background) {
    this.draft = draft;
    this.services = services;
    this.importing = importing;
    this.exporting = exporting;
    this.background = background;
    content.getChildren().setAll(chooser(), buttons(), told, editor);
    Controls.showWhile(told, told.textProperty().isNotEmpty());
    choice.valueProperty().subscribe(this::edit);
    choice.setValue(draft.tools().isEmpty() ? null : draft.tools().getFirst());
  }

  @Override
  public PageName name() {
    return PageName.TOOLS;
  }

  @Override
  public Region content() {
    return content;
  }

  @Override
  public Optional<FormField> firstProblem() {
    for (ToolDraft tool : draft.tools()) {
      Optional<FormField> problem = form(tool).form().firstProblem();
      if (problem.isPresent()) {
        choice.setValue(tool);
        return problem;
      }
    }
    return Optional.empty();
  }

  private HBox chooser() {
    choice.setAccessibleText(text("settings.tools.tool"));
    choice.setItems(draft.tools());
    choice.setCellFactory(list -> nameCell());
    choice.setButtonCell(nameCell());
    Button add = button("add", Glyph.ADD, this::add);
    Button remove = button("remove", Glyph.DELETE, this::remove);
    remove.disableProperty().bind(choice.valueProperty().isNull());
    return styled(new HBox(choice, whole(add), whole(remove)), "account-chooser");
  }

  private FlowPane buttons() {
    Button up = Controls.button("tool-up", text("settings.tools.up"), () -> move(-1));
    Button down = Controls.button("tool-down", text("settings.tools.down"), () -> move(1));
    up.disableProperty().bind(choice.valueProperty().isNull());
    down.disableProperty().bind(choice.valueProperty().isNull());
    return styled(
        new FlowPane(
            up,
            down,
            button("import", Glyph.FOLDER_OPEN, this::load),
            button("export", Glyph.SAVE_ALT, this::save)),
        "tool-buttons");
  }

  private static Button button(String name, Glyph icon, Runnable action) {
    return Controls.button("tool-" + name, text("settings.tools." + name), icon, action);
  }

  private void edit(@Nullable ToolDraft tool) {
    editor
        .getChildren()
        .setAll(tool == null ? Form.hint(text("settings.tools.none")) : form(tool).form());
  }

  private ToolForm form(ToolDraft tool) {
    return forms.computeIfAbsent(
        tool,
        edited ->
            new ToolForm(
                edited,
                new ToolKeys(services.keys().get(), draft.tools()),
                services.example().get()));
  }

  private void add() {
    if (fits(1)) {
      ToolDraft tool = ToolDraft.added();
      draft.tools().add(tool);
      choice.setValue(tool);
      form(tool).focusFirst();
    }
  }

  /** Says so where there would be too many. */
  private boolean fits(int more) {
    boolean fits = draft.tools().size() + more <= Tool.MOST;
    if (!fits) {
      told.setText(text("settings.tools.most", Tool.MOST));
    }
    return fits;
  }

  private void remove() {
    int place = draft.tools().indexOf(choice.getValue());
    draft.tools().remove(place);
    int next = Math.min(place, draft.tools().size() - 1);
    choice.setValue(next < 0 ? null : draft.tools().get(next));
  }

  private void move(int by) {
    ToolDraft moved = choice.getValue();
    int from = draft.tools().indexOf(moved);
    int to = from + by;
    if (to >= 0 && to < draft.tools().size()) {
      Collections.swap(draft.tools(), from, to);
      choice.setValue(moved);
    }
  }

  private void load() {
    Path file = importing.get();
    if (file != null) {
      background.start(() -> read(file), this::take);
    }
  }

  /** What a file holds; the tools are empty where it holds none. */
  private record Found(List<Tool> tools, String words) {}

  private static Found read(Path file) {
    String called = PlainText.line(String.valueOf(file.getFileName()));
    String why;
    try {
      List<Tool> tools = ToolFile.read(new JsonFile(file).read());
      return new Found(tools, text("settings.tools.imported", tools.size(), called));
    } catch (InvalidToolException e) {
      why = ToolWords.problem(e.kind(), e.word());
    } catch (NotJson e) {
      why = text("settings.tools.not-json");
    } catch (IOException e) {
      why = text("settings.tools.unreadable");
    }
    return new Found(List.of(), text("settings.tools.not-imported", called, why));
  }

  private void take(Found found) {
    if (!fits(found.tools().size())) {
      return;
    }
    told.setText(found.words());
    List<ToolDraft> added = found.tools().stream().map(ToolDraft::of).toList();
    draft.tools().addAll(added);
    if (!added.isEmpty()) {
      choice.setValue(added.getFirst());
    }
  }

  private void save() {
    if (firstProblem().isPresent()) {
      told.setText(text("settings.tools.export.problem"));
      return;
    }
    byte[] written = ToolFile.write(draft.settings());
    Path file = exporting.apply(text("settings.tools.file"));
    if (file != null) {
      background.start(() -> written(file, written), told::setText);
    }
  }

  private static String written(Path file, byte[] content) {
    String called = PlainText.line(String.valueOf(file.getFileName()));
    try {
      PrivateFiles.replaceInFolder(file, content);
      return text("export.saved", called);
    } catch (IOException e) {
      return text("export.not-saved", called);
    }
  }

  private static ChoiceNameCell<ToolDraft> nameCell() {
    return new ChoiceNameCell<>(tool ->
        tool.name()
            .map(name -> name.isBlank() ? text("settings.tools.unnamed") : PlainText.name(name)));
  }
}
