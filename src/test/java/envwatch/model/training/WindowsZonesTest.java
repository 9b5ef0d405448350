package envwatch.model.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.time.ZoneId;
import java.util.Properties;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class WindowsZonesTest {
  @ParameterizedTest
  @CsvSource({
    "Eastern Standard Time, America/New_York",
    "eastern standard time, America/New_York",
    "' GMT Standard Time ', Europe/London",
    "W. Europe Standard Time, Europe/Berlin",
    "India Standard Time, Asia/Calcutta",
    "Pacific Standard Time (Mexico), America/Tijuana",
    "UTC, Etc/UTC",
    "UTC-11, Etc/GMT+11",
    "Europe/Berlin, Europe/Berlin",
    "Mid-Atlantic Standard Time, Etc/GMT+2",
    "Kamchatka Standard Time, Asia/Kamchatka",
    "GMT, Etc/GMT",
    "Coordinated Universal Time, Etc/UTC"
  })
  void knowsAZone(String name, String zone) {
    assertThat(WindowsZones.zone(name)).isEqualTo(ZoneId.of(zone));
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {"", "Atlantis Standard Time", "+02:00", "(UTC-05:00) Eastern Time", "EDT"})
  void guessesNoZone(String name) {
    assertThat(WindowsZones.zone(name)).isNull();
  }

  @Test
  void everyZoneOfTheMappingIsKnownToJava() throws Exception {
    var mapping = new Properties();
    try (InputStream in =
        WindowsZones.class.getResourceAsStream("/time-zones/windows-zones.properties")) {
      mapping.load(in);
    }

    assertThat(mapping).hasSize(143);
    assertThat(mapping.stringPropertyNames())
        .allSatisfy(name ->
            assertThat(WindowsZones.zone(name)).isEqualTo(ZoneId.of(mapping.getProperty(name))));
  }
}
