package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.has;
import static envwatch.words.Messages.text;

import envwatch.settings.NumberSetting;
import envwatch.settings.Section;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/**
 * A page of the dialog that is one form, with the settings of a section. The texts of a row are
 * {@code settings.PAGE.NAME}, {@code .unit} of a number and {@code .hint}; its control has the id
 * {@code PAGE-NAME}.
 */
abstract class FormPage<S extends Section<S>, D extends SectionDraft<S>> implements SettingsPage {
  final Form form = styled(new Form(), "settings-page");
  final D draft;
  private final PageName name;

  FormPage(PageName name, D draft) {
    this.name = name;
    this.draft = draft;
  }

  @Override
  public final PageName name() {
    return name;
  }

  @Override
  public final Form content() {
    return form;
  }

  @Override
  public final Optional<FormField> firstProblem() {
    return form.firstProblem();
  }

  private String page() {
    return name.name().toLowerCase(Locale.ROOT);
  }

  private String key(String row) {
    return "settings." + page() + "." + row;
  }

  /** A check box, always with a hint. */
  final void check(String row, Property<Boolean> value) {
    CheckBox box = named(new CheckBox(text(key(row))), page() + "-" + row);
    box.setWrapText(true);
    box.selectedProperty().bindBidirectional(value);
    String hint = text(key(row) + ".hint");
    box.setAccessibleHelp(hint);
    form.addWide(box, Form.hint(hint));
  }

  /** A number with its unit. */
  final void number(String row, NumberSetting<S, ?> setting) {
    number(row, draft.number(setting), text(key(row) + ".unit"));
  }

  /** The same with a unit that differs from case to case. */
  final void number(String row, NumberDraft number, String unit) {
    NumberSpinner spinner = named(new NumberSpinner(number), page() + "-" + row);
    Label unitLabel = new Label(unit);
    unitLabel.setWrapText(true);
    HBox shown = styled(new HBox(spinner, unitLabel), "number-row");
    String hint = key(row) + ".hint";
    Node[] below = has(hint) ? new Node[] {Form.hint(text(hint))} : new Node[0];
    form.add(key(row), spinner, shown, number.typed(), number::problem, below);
    spinner.getEditor().setAccessibleText(text(key(row)) + ", " + unit);
  }

  /**
   * One of a few, each as a radio button.
   *
   * @param choice the texts are {@code settings.CHOICE} and {@code settings.CHOICE.CONSTANT}, the
   *     ids of the buttons {@code CHOICE-CONSTANT}
   */
  final <E extends Enum<E>> void choices(String choice, Class<E> type, ObjectProperty<E> chosen) {
    VBox buttons = styled(new VBox(), "form-choices");
    ToggleGroup group = new ToggleGroup();
    for (E constant : type.getEnumConstants()) {
      String word = constant.name().toLowerCase(Locale.ROOT);
      String words = text("settings." + choice + "." + word);
      RadioButton button = named(new RadioButton(words), choice + "-" + word);
      button.setWrapText(true);
      button.setAccessibleText(text("settings." + choice) + ": " + words);
      button.setToggleGroup(group);
      // The mark, not the button's action: the arrow keys set the one without the other.
      button
          .selectedProperty()
          .subscribe(selected -> {
            if (selected) {
              chosen.set(constant);
            }
          });
      chosen.subscribe(now -> {
        if (now == constant) {
          button.setSelected(true);
        }
      });
      buttons.getChildren().add(button);
    }
    form.addGroup("settings." + choice, buttons);
  }
}
