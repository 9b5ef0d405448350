package envwatch.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("fast")
class SectionTest {
  static Stream<Section<?>> sections() {
    return Stream.of(
        WatchSettings.DEFAULT,
        SecuritySettings.DEFAULT,
        AppearanceSettings.DEFAULT,
        NetworkSettings.DEFAULT,
        NoticeSettings.DEFAULT,
        ReleaseSettings.DEFAULT,
        Settings.DEFAULT,
        WindowSettings.DEFAULT);
  }

  @ParameterizedTest
  @MethodSource("sections")
  void everySettingOfASectionIsReadAndWritten(Section<?> section) throws Exception {
    assertThat(Set.<Object>copyOf(section.values.keySet()))
        .hasSameElementsAs(settings(section.getClass()));
  }

  private static Set<Object> settings(Class<?> section) throws IllegalAccessException {
    Set<Object> settings = new HashSet<>();
    for (var field : section.getDeclaredFields()) {
      if (Setting.class.isAssignableFrom(field.getType())) {
        settings.add(field.get(null));
      }
    }
    return settings;
  }

  @ParameterizedTest
  @MethodSource("sections")
  void noTwoSettingsOfASectionHaveTheSameName(Section<?> section) {
    Stream<String> names = section.values.keySet().stream().map(Object::toString);
    assertThat(names).doesNotHaveDuplicates();
  }
}
