package envwatch.ui.environments;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostNameTest {
  @ParameterizedTest
  @ValueSource(strings = {"web-1.example.com", "UVO1ABC2DEF.vm.cld.sr", "web1", "a.b"})
  void isRecognised(String text) {
    assertThat(HostName.looksLike(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "anna",
        "10.0.0.1",
        "two words.com",
        "owner:a.b",
        ".a",
        "a.",
        "a..b",
        "-a.b",
        "a/b.c"
      })
  void isToldFromOtherWords(String text) {
    assertThat(HostName.looksLike(text)).isFalse();
  }
}
