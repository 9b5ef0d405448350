package envwatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedAddressTest {
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          https://use.cloudshare.com, https://use.cloudshare.com
          use.cloudshare.com, https://use.cloudshare.com
          ' use.cloudshare.com ', https://use.cloudshare.com
          Use.CloudShare.com, https://use.cloudshare.com
          use.cloudshare.com:8443, https://use.cloudshare.com:8443
          https://use.cloudshare.com/Ent/Vendor.mvc?a=b#c, https://use.cloudshare.com
          https://use.cloudshare.com/API/v1/, https://use.cloudshare.com
          http://localhost:8080, http://localhost:8080
          http://127.0.0.1:49152, http://127.0.0.1:49152
          http://127.0.0.2, http://127.0.0.2
          http://lab.localhost:8080, http://lab.localhost:8080
          http://[::1]:8080, http://[::1]:8080
          http://[0:0:0:0:0:0:0:1], http://[0:0:0:0:0:0:0:1]
          bücher.example, https://xn--bcher-kva.example
          """)
  void completesWhatCanBeUsed(String typed, URI address) {
    assertThat(TypedAddress.parse(typed)).isEqualTo(new TypedAddress.Usable(address));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"http://use.cloudshare.com", "http://10.0.0.1", "http://localhost.example.com"})
  void refusesToSendTheKeyUnencryptedToAnotherComputer(String typed) {
    assertThat(TypedAddress.parse(typed))
        .isInstanceOfSatisfying(
            TypedAddress.Unusable.class,
            refused -> assertThat(refused.problem()).startsWith("Use https."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "https://",
        "two words",
        "ftp://use.cloudshare.com",
        "https://ann@use.cloudshare.com",
        "host:0",
        "host:70000",
        "host:port",
        "under_score",
        "[::1"
      })
  void refusesWhatIsNoAddress(String typed) {
    assertThat(TypedAddress.parse(typed)).isInstanceOf(TypedAddress.Unusable.class);
  }
}
