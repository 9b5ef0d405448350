package envwatch.ui.settings;

import envwatch.settings.NumberSetting;
import envwatch.settings.Section;
import envwatch.settings.Setting;
import java.util.HashMap;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/**
 * A section of the settings while it is being edited: for each setting, what is typed or chosen.
 */
class SectionDraft<S extends Section<S>> {
  private final S before;
  private final Map<NumberSetting<S, ?>, NumberDraft> numbers = new HashMap<>();
  private final Map<Setting<S, String>, StringProperty> texts = new HashMap<>();
  private final Map<Setting<S, ?>, ObjectProperty<?>> values = new HashMap<>();

  SectionDraft(S before) {
    this.before = before;
  }

  public final <T> NumberDraft number(NumberSetting<S, T> setting) {
    return numbers.computeIfAbsent(
        setting, key -> new NumberDraft(setting.number(before.get(setting)), setting.limits()));
  }

  /** A text as typed; the blanks around it are not kept. */
  public final StringProperty typed(Setting<S, String> setting) {
    return texts.computeIfAbsent(setting, key -> new SimpleStringProperty(before.get(setting)));
  }

  @SuppressWarnings("unchecked")
  public final <T> ObjectProperty<T> value(Setting<S, T> setting) {
    return (ObjectProperty<T>)
        values.computeIfAbsent(setting, key -> new SimpleObjectProperty<>(before.get(setting)));
  }

  /**
   * The section as it would be kept. A number with a problem counts as the usual one: the dialog
   * lets it through only where nobody uses it.
   */
  public S settings() {
    S settings = before;
    for (NumberSetting<S, ?> setting : numbers.keySet()) {
      settings = withNumber(settings, setting);
    }
    for (Setting<S, String> setting : texts.keySet()) {
      settings = settings.with(setting, typed(setting).get().strip());
    }
    for (Setting<S, ?> setting : values.keySet()) {
      settings = withValue(settings, setting);
    }
    return settings;
  }

  private <T> S withNumber(S settings, NumberSetting<S, T> setting) {
    NumberDraft draft = number(setting);
    return settings.with(
        setting, draft.problem().isEmpty() ? setting.value(draft.value()) : setting.usual());
  }

  private <T> S withValue(S settings, Setting<S, T> setting) {
    return settings.with(setting, value(setting).getValue());
  }
}
