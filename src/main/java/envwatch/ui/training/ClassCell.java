package envwatch.ui.training;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.LevelIcon;
import envwatch.ui.training.ClassEntry.Heading;
import envwatch.ui.training.ClassEntry.OfClass;
import envwatch.watch.ClassPhase;
import envwatch.words.ClassWords;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** A class in the list, or the heading of the classes of one phase. */
final class ClassCell extends ListCell<ClassEntry> {
  private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");
  private static final PseudoClass RUNNING = PseudoClass.getPseudoClass("running");

  private final Label name = Controls.tooltipWhenTruncated(new Label());
  private final Label phase = new Label();
  private final Label when = Controls.tooltipWhenTruncated(new Label());
  private final Label here = Controls.tooltipWhenTruncated(new Label());
  private final Label people = Controls.tooltipWhenTruncated(new Label());
  private final Label trouble = Controls.tooltipWhenTruncated(new Label());
  private final LevelIcon mark = new LevelIcon();
  private final HBox first = new HBox(name, phase);
  private final VBox content = new VBox(first, when, here, people, trouble);
  private final Label heading = new Label();
  private final Icon fold = new Icon(Glyph.EXPAND_MORE);

  /**
   * @param toggle folds and unfolds what is below a heading
   */
  ClassCell(Consumer<Heading> toggle) {
    getStyleClass().add("class-cell");
    content.getStyleClass().add("class-lines");
    content.setMinWidth(0);
    // The list decides how wide its cells are: long names are cut there, and never scrolled.
    setPrefWidth(0);
    first.getStyleClass().add("class-first");
    name.getStyleClass().add("class-name");
    name.setMinWidth(0);
    HBox.setHgrow(name, Priority.ALWAYS);
    name.setMaxWidth(Double.MAX_VALUE);
    phase.getStyleClass().add("class-phase");
    phase.setMinWidth(USE_PREF_SIZE);
    when.getStyleClass().add(Styles.TEXT_MUTED);
    here.getStyleClass().add(Styles.TEXT_MUTED);
    people.getStyleClass().add(Styles.TEXT_MUTED);
    trouble.getStyleClass().add("class-trouble");
    heading.getStyleClass().add("class-heading");
    setOnMouseClicked(event -> {
      if (event.getButton() == MouseButton.PRIMARY && getItem() instanceof Heading shown) {
        toggle.accept(shown);
      }
    });
  }

  @Override
  protected void updateItem(@Nullable ClassEntry entry, boolean empty) {
    super.updateItem(entry, empty);
    ClassEntry shown = empty ? null : entry;
    pseudoClassStateChanged(HEADING, shown instanceof Heading);
    pseudoClassStateChanged(
        RUNNING, shown instanceof OfClass one && one.in() == ClassPhase.RUNNING);
    switch (shown) {
      case Heading known -> show(known);
      case OfClass known -> show(known);
      case null -> {
        setGraphic(null);
        setAccessibleText(null);
      }
    }
  }

  private void show(Heading known) {
    boolean folds = known.phase() == ClassPhase.PAST;
    fold.setGlyph(known.folded() ? Glyph.CHEVRON_RIGHT : Glyph.EXPAND_MORE);
    heading.setGraphic(folds ? fold : null);
    String words = text("classes.heading", ClassWords.heading(known.phase()), known.count());
    heading.setText(words);
    setGraphic(heading);
    setAccessibleText(
        folds ? text(known.folded() ? "classes.folded" : "classes.unfolded", words) : words);
  }

  private void show(OfClass known) {
    name.setText(known.name());
    phase.setText(known.phase());
    ClassMark verdict = known.mark();
    name.setGraphic(verdict == null ? null : mark);
    Controls.tip(mark, verdict == null ? null : verdict.words());
    if (verdict != null) {
      mark.show(verdict.level());
    }
    when.setText(known.when());
    here.setText(known.here());
    Controls.show(here, known.here() != null && known.in() != ClassPhase.PAST);
    people.setText(ClassHead.joined(known.people(), known.account()));
    Controls.show(people, !people.getText().isEmpty());
    trouble.setText(known.trouble());
    Controls.show(trouble, known.trouble() != null);
    setGraphic(content);
    setAccessibleText(
        Stream.concat(
                Stream.of(name, phase, when, here, people, trouble).map(Label::getText),
                Stream.ofNullable(verdict).map(ClassMark::words))
            .filter(said -> said != null && !said.isEmpty())
            .collect(Collectors.joining(", ")));
  }
}
