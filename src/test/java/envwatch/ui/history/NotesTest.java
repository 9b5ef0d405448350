package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.filter.FilterCompletion;
import envwatch.history.FakeHistory;
import envwatch.history.HistoryTrouble;
import envwatch.history.HistoryView;
import envwatch.history.Note;
import envwatch.history.Subject;
import envwatch.model.Environment;
import envwatch.model.MachineId;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Features;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Notes and tags are written in the details, found by the filter and shown in the list. */
class NotesTest {
  private static final Subject PYTHON = Subject.of(SampleWorld.key("EN04"));
  private static final Subject WEB_2 = new Subject(SampleWorld.key("EN04"), new MachineId("m9"));

  private final FakeHistory history = new FakeHistory();
  private Dashboard dashboard;
  private Notes notes;

  private void open(AppearanceSettings appearance, int width, int height) {
    OnJavaFx.run(() -> {
      DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      notes = new Notes(model, history);
      dashboard =
          Dashboards.of(appearance, WindowSettings.DEFAULT, model, new Features(List.of(notes)));
      dashboard.appearance().use(appearance);
      dashboard.appearance().dress(new Scene(dashboard.view(), width, height));
      history.subscribe(model::remember);
      model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      model.select(SampleWorld.key("EN04"));
      dashboard.view().settle(width, height);
      ((ToggleButton) find("tab-notes")).fire();
      dashboard.view().settle(width, height);
    });
  }

  private void open() {
    open(new AppearanceSettings(Theme.LIGHT, 14), 1180, 760);
  }

  private Node find(String id) {
    return dashboard.view().lookup("#" + id);
  }

  private void type(String id, String words) {
    OnJavaFx.run(() -> {
      ((TextInputControl) find(id)).setText(words);
      dashboard.model().tick(dashboard.model().nowProperty().get().plusSeconds(1));
    });
  }

  private String typed(String id) {
    return OnJavaFx.call(() -> ((TextInputControl) find(id)).getText());
  }

  private List<String> listed(String filter) {
    return OnJavaFx.call(() -> {
      dashboard.model().filterTextProperty().set(filter);
      return dashboard.model().environments().stream().map(EnvironmentRow::name).toList();
    });
  }

  @Test
  void whatIsTypedIsStored() {
    open();
    type("note-text", "Customer asked for\na second day.");
    type("note-tags", "vip #day2");
    assertThat(history.view().notes())
        .isEqualTo(
            Map.of(PYTHON, new Note("Customer asked for\na second day.", List.of("vip", "day2"))));
  }

  @ParameterizedTest
  @CsvSource({"1000, 760", "1180, 760"})
  void thereIsRoomToTypeInALargeFont(int width, int height) {
    open(new AppearanceSettings(Theme.LIGHT, 21), width, height);

    assertThat(OnJavaFx.call(() -> ((Region) find("note-text")).getHeight())).isGreaterThan(60);
  }

  @Test
  void anotherEnvironmentHasAnotherNote() {
    open();
    OnJavaFx.run(() -> {
      ((TextInputControl) find("note-text")).setText("of Python");
      dashboard.model().select(SampleWorld.key("EN05"));
    });
    assertThat(typed("note-text")).isEmpty();
    assertThat(history.view().notes()).containsOnlyKeys(PYTHON);
    OnJavaFx.run(() -> dashboard.model().select(SampleWorld.key("EN04")));
    assertThat(typed("note-text")).isEqualTo("of Python");
  }

  @Test
  @SuppressWarnings("unchecked")
  void aMachineHasANoteOfItsOwn() {
    open();
    OnJavaFx.run(() -> ((ComboBox<Subject>) find("note-about")).setValue(WEB_2));
    type("note-text", "disk is full");
    assertThat(history.view().notes()).containsOnlyKeys(WEB_2);
    assertThat(listed("note:full")).containsExactly("Python Fundamentals");
  }

  @Test
  void anEmptiedNoteIsDeleted() {
    open();
    type("note-text", "soon gone");
    type("note-text", " ");
    assertThat(history.view().notes()).isEmpty();
  }

  @Test
  void theFilterFindsTagsAndNotesAndWordsOfBoth() {
    open();
    OnJavaFx.run(() -> history.note(PYTHON, new Note("Ask Zoë first", List.of("vip"))));
    assertThat(listed("tag:vip")).containsExactly("Python Fundamentals");
    assertThat(listed("note:zoe")).containsExactly("Python Fundamentals");
    assertThat(listed("ask vip")).containsExactly("Python Fundamentals");
    assertThat(listed("-tag:vip")).hasSize(11).doesNotContain("Python Fundamentals");
  }

  @Test
  void tagsAreOfferedAsCompletions() {
    open();
    List<String> offered =
        OnJavaFx.call(() -> {
          history.note(PYTHON, new Note("", List.of("vip")));
          return FilterCompletion.of("tag:", 4, dashboard.model().filterSubjects()).stream()
              .map(FilterCompletion::label)
              .toList();
        });
    assertThat(offered).containsExactly("tag:vip");
  }

  @Test
  void theTabCountsTheNotes() {
    open();
    OnJavaFx.run(() -> {
      history.note(PYTHON, new Note("one", List.of()));
      history.note(WEB_2, new Note("two", List.of()));
      assertThat(((ToggleButton) find("tab-notes")).getText()).isEqualTo("Notes 2");
    });
  }

  @Test
  void tagsStandInTheListAndInTheDetails() {
    open();
    OnJavaFx.run(() -> {
      history.note(PYTHON, new Note("", List.of("vip")));
      dashboard.view().settle(1180, 760);
      assertThat(find("environments").lookupAll(".tag"))
          .extracting(tag -> ((Label) tag).getText())
          .contains("vip");
      assertThat(find("detail-tags").lookupAll(".tag")).hasSize(1);
    });
  }

  @Test
  void whereNothingCanBeStoredNothingCanBeTyped() {
    open();
    OnJavaFx.run(() ->
        history.show(
            new HistoryView(
                true,
                new HistoryTrouble.OnlyRead(),
                Map.of(),
                Map.of(),
                Map.of(),
                List.of(),
                Map.of())));
    assertThat(OnJavaFx.<Boolean>call(() -> find("note-text").isDisabled())).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14, 1180, 760", "DARK, 14, 1600, 1000", "LIGHT, 21, 1000, 650"})
  void pictures(Theme theme, int font, int width, int height) {
    AppearanceSettings appearance = new AppearanceSettings(theme, font);
    open(appearance, width, height);
    Path file =
        OnJavaFx.call(() -> {
          history.note(
              PYTHON,
              new Note(
                  "Customer asked for a second day.\nExtend on Friday.",
                  List.of("vip", "day2", "exam", "extend")));
          history.note(Subject.of(SampleWorld.key("EN10")), new Note("", List.of("archive")));
          history.note(WEB_2, new Note("disk is full", List.of()));
          String name = "notes-%s-%d".formatted(theme.name().toLowerCase(Locale.ROOT), font);
          return Pictures.take(dashboard.view(), appearance, width, height, name);
        });
    assertThat(file).isNotEmptyFile();
  }
}
