package envwatch.ui.remote;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Secret;
import java.net.URI;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LoginAddressTest {
  private static final URI SERVICE = URI.create("https://use.cloudshare.com");

  @ParameterizedTest
  @CsvSource({
    "https://use.cloudshare.com/Pro/Login.mvc/ApiLogin?token=abc, https://use.cloudshare.com",
    "HTTPS://USE.cloudshare.com/x, https://use.cloudshare.com",
    "http://127.0.0.1:8080/login?t=1, http://127.0.0.1:8080",
    "http://localhost:9/login, http://localhost:9",
    "http://LAB.localhost:9/login, http://lab.localhost:9",
    "http://127.0.0.2/login, http://127.0.0.2"
  })
  void goesToTheServiceItself(String link, URI service) {
    assertThat(LoginAddress.of(Secret.of(link), service)).contains(URI.create(link));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://use.cloudshare.com/login",
        "https://use.cloudshare.com.evil.example/login",
        "https://use.cloudshare.com@evil.example/login",
        "https://someone@use.cloudshare.com/login",
        "https://evil.example/use.cloudshare.com",
        "javascript:alert(1)",
        "file:///etc/passwd",
        "not an address",
        ""
      })
  void refusesWhateverLeadsElsewhereOrIsNotEncrypted(String link) {
    assertThat(LoginAddress.of(Secret.of(link), SERVICE)).isEmpty();
  }
}
