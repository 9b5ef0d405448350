package envwatch.ui.history;

import static envwatch.ui.history.SampleActivities.activity;
import static envwatch.ui.history.SampleActivities.onClass;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Outcome;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the filter of the page of events finds. */
class EventsFilterTest {
  @TempDir private Path folder;
  @RegisterExtension private final EventsWindow window = new EventsWindow(() -> folder);

  @ParameterizedTest
  @CsvSource({
    "name:sql, SQL lab",
    "owner:ben, Java in depth",
    "status:failed, Data science",
    "machine:web-2, web-2 in Python Fundamentals",
    "data science, Data science"
  })
  void theFilterSpeaksTheLanguageOfTheList(String typed, String found) {
    window.open();
    window.filter(typed);
    assertThat(window.rows())
        .filteredOn(row -> !row.equals("Not monitored"))
        .containsExactly(found);
  }

  @Test
  void aFilterThatFindsNothingSaysSoAndIsClearedThere() {
    window.open();
    window.filter("owner:nobody");
    assertThat(window.rows()).isEmpty();
    window.press("events-placeholder-button");
    assertThat(window.rows()).hasSize(8);
  }

  @Test
  void theFilterOfTheListIsAnother() {
    window.open();
    OnJavaFx.run(() -> window.dashboard.model().filterTextProperty().set("owner:nobody"));
    assertThat(window.rows()).hasSize(8);
  }

  @Test
  void changesOfClassesStandBesideActionsAndAreFoundByClassOrPerson() {
    window.log.record(activity("1", new Outcome.Seen(Duration.ofSeconds(4)), 60));
    window.log.record(onClass("Python class", "Ann Lee", "Bob Ray"));
    window.open();
    window.press("events-actions");
    assertThat(window.rows()).containsExactly("2 people in Python class", "Lab 1");

    for (String typed : List.of("\"Python class\"", "ray", "name:\"Python class\"", "CO1")) {
      window.filter(typed);
      assertThat(window.rows()).as(typed).containsExactly("2 people in Python class");
    }
  }
}
