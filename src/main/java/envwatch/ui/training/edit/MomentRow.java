package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.ui.choices.EditedText;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;

/** A row with date and time, typed or taken from a calendar, and what time it is here then. */
final class MomentRow {
  private static final LocalTime USUAL_START = LocalTime.of(9, 0);

  private MomentRow() {}

  /**
   * @param name {@code start} or {@code end}, which is also what the texts are called
   * @param hint what a blank field means; empty if it may not be blank
   */
  static FormField add(
      Form form,
      String name,
      TimeFields.Moment moment,
      TimeFields times,
      String hint,
      Supplier<Optional<String>> check) {
    EditedText time = moment.text();
    String served = moment.notUnderstood();
    TextField typed = new TextField();
    typed.setId("class-" + name);
    typed.textProperty().bindBidirectional(time.typed());
    typed.setPromptText(served.isEmpty() ? times.example() : served);
    typed.setPrefColumnCount(14);
    HBox.setHgrow(typed, Priority.ALWAYS);
    HBox shown = new HBox(typed, calendar(name, time));
    shown.getStyleClass().add("joined");
    Label here = Form.hint("");
    here.setId("class-" + name + "-here");
    here.textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> time.blank() ? hint : times.here(time), time.typed(), times.zone().chosen()));
    here.visibleProperty().bind(here.textProperty().isNotEmpty());
    here.managedProperty().bind(here.visibleProperty());
    FormField field = form.add("classes.form." + name, typed, shown, time.typed(), check, here);
    times.zone().chosen().subscribe((before, now) -> field.recheckIfInvalid());
    return field;
  }

  /** Keeps the time of day that is typed already. */
  private static DatePicker calendar(String name, EditedText time) {
    DatePicker calendar = new DatePicker();
    calendar.setId("class-" + name + "-calendar");
    calendar.getStyleClass().add("calendar-only");
    calendar.setEditable(false);
    String words = text("classes.form.calendar." + name);
    calendar.setAccessibleText(words);
    calendar.getEditor().setAccessibleText(words);
    calendar.setMaxHeight(Double.MAX_VALUE);
    Controls.tip(calendar, words);
    calendar.setOnShowing(event -> calendar.setValue(date(time)));
    calendar.setOnAction(event -> {
      LocalDate chosen = calendar.getValue();
      if (chosen != null && !chosen.equals(date(time))) {
        LocalTime at =
            LocalTimeText.read(time.text()).map(LocalDateTime::toLocalTime).orElse(USUAL_START);
        time.typed().set(LocalTimeText.of(chosen.atTime(at)));
      }
    });
    return calendar;
  }

  private static @Nullable LocalDate date(EditedText time) {
    return LocalTimeText.read(time.text()).map(LocalDateTime::toLocalDate).orElse(null);
  }
}
