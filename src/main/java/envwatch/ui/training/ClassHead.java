package envwatch.ui.training;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.training.ClassField;
import envwatch.model.training.EarlyAccess;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.watch.ClassView;
import envwatch.words.ClassWords;
import envwatch.words.PlainText;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Name, times and people of the class that is open, and what is wrong with it. */
final class ClassHead extends VBox {
  private final OpenClass model;
  private final Label name = Controls.tooltipWhenTruncated(new Label());
  private final Label phase = new Label();
  private final Label when = Controls.tooltipWhenTruncated(new Label());
  private final Label what = Controls.tooltipWhenTruncated(new Label());
  private final Label trouble = Controls.wrapped("");

  /**
   * @param hint stands at the end of the line of facts while there is room
   */
  ClassHead(OpenClass model, List<ClassPart> parts, Node hint) {
    this.model = model;
    getStyleClass().add("class-head");
    setMinWidth(0);
    setMinHeight(USE_PREF_SIZE);
    managedProperty().bind(visibleProperty());
    name.setId("class-name");
    name.getStyleClass().add("details-title");
    name.setMinWidth(0);
    phase.setId("class-phase");
    phase.getStyleClass().add("badge");
    phase.setMinWidth(USE_PREF_SIZE);
    HBox called = new HBox(name, phase);
    called.getStyleClass().add("details-called");
    FlowPane title = new FlowPane(called);
    title.getStyleClass().add("class-title");
    title.setMinWidth(0);
    title.setMinHeight(USE_PREF_SIZE);
    called.maxWidthProperty().bind(title.widthProperty());
    parts.forEach(part -> title.getChildren().addAll(part.classButtons(model)));
    when.setId("class-when");
    // Cut only where nothing is left of what stands beside it.
    when.setMinWidth(0);
    what.setId("class-what");
    what.setMinWidth(0);
    what.setPrefWidth(0);
    what.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(what, Priority.ALWAYS);
    what.getStyleClass().add(Styles.TEXT_MUTED);
    trouble.setId("class-trouble");
    trouble.getStyleClass().add("class-trouble");
    trouble.setGraphic(new Icon(Glyph.ERROR_OUTLINE));
    HBox facts = new HBox(when, what);
    facts.getStyleClass().add("class-facts");
    facts.setMinWidth(0);
    parts.forEach(part -> facts.getChildren().addAll(part.classSecrets(model)));
    facts.getChildren().add(hint);
    getChildren().setAll(title, facts, trouble);
    model.classProperty().subscribe(this::show);
    model.dashboard().nowProperty().subscribe(now -> show());
  }

  private void show() {
    ClassView seen = model.classProperty().get();
    setVisible(seen != null);
    if (seen == null) {
      return;
    }
    Instant now = model.dashboard().nowProperty().get();
    name.setText(PlainText.line(seen.trainingClass().name()));
    phase.setText(ClassWords.phase(seen, now));
    when.setText(
        joined(ClassWords.when(seen, now), ClassWords.here(seen, now, ZoneId.systemDefault())));
    what.setText(joined(ClassWords.zone(seen), what(seen), access(seen)));
    String wrong = ClassTrouble.of(seen, model.dashboard());
    trouble.setText(wrong);
    Controls.show(trouble, !wrong.isEmpty());
  }

  private static String what(ClassView seen) {
    String instructor = ClassWords.instructor(seen);
    return joined(
        instructor == null ? null : text("classes.instructor", PlainText.line(instructor)),
        seen.detail(ClassField.BLUEPRINT_NAME),
        seen.detail(ClassField.POLICY_NAME),
        seen.detail(ClassField.PROJECT_NAME),
        seen.detail(ClassField.CLOUD_NAME));
  }

  /** Who may come, and when; empty where the service does not tell. */
  private static String access(ClassView seen) {
    Integer most = seen.detail(ClassField.MAX_STUDENTS);
    EarlyAccess early = seen.detail(ClassField.EARLY_ACCESS);
    return joined(
        most == null ? null : text("classes.most", most),
        early == null ? null : text("classes.early." + key(early)),
        said(seen, ClassField.SELF_REGISTRATION, "classes.self-registration"),
        said(seen, ClassField.SELF_PACED, "classes.self-paced"));
  }

  private static @Nullable String said(ClassView seen, ClassField<Boolean> field, String key) {
    return Boolean.TRUE.equals(seen.detail(field)) ? text(key) : null;
  }

  static String joined(@Nullable String... parts) {
    return Stream.of(parts)
        .filter(part -> part != null && !part.isBlank())
        .map(PlainText::line)
        .collect(Collectors.joining(text("classes.between")));
  }
}
