package envwatch.release;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.runtime.Version;
import java.net.URI;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class ReleaseSiteTest {
  private static final String NEWEST = "https://envwatch.example/newest.json";
  private static final String PAGE = "https://envwatch.example/";

  @Test
  void isWhereTheBuilderSaid() {
    assertThat(ReleaseSite.of(NEWEST, PAGE, null))
        .contains(new ReleaseSite(URI.create(NEWEST), URI.create(PAGE)));
  }

  @Test
  void withoutAnAddressThereIsNone() {
    assertThat(ReleaseSite.of("", "", null)).isEmpty();
    assertThat(ReleaseSite.of(NEWEST, "", null)).isEmpty();
    assertThat(ReleaseSite.of("", PAGE, null)).isEmpty();
  }

  @Test
  void whoPackagesTheProgramCanForbidIt() {
    assertThat(ReleaseSite.of(NEWEST, PAGE, "1")).isEmpty();
    assertThat(ReleaseSite.of(NEWEST, PAGE, "")).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://envwatch.example/newest.json",
        "https://envwatch.example/newest.json?id=7",
        "https://envwatch.example/newest.json#7",
        "https://ann@envwatch.example/newest.json",
        "file:///etc/passwd",
        "${releases.newest}",
        "newest.json"
      })
  void anAddressThatMustNotBeAskedIsNone(String newest) {
    assertThat(ReleaseSite.of(newest, PAGE, null)).isEmpty();
  }

  @Test
  void thisProgramNamesNone() {
    assertThat(Version.releases()).isEmpty();
  }
}
