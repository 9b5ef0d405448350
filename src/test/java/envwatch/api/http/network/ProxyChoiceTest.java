package envwatch.api.http.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreachable.Kind;
import envwatch.api.http.HttpRequest;
import envwatch.api.http.HttpTransport;
import envwatch.model.text.Secret;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.URI;
import java.time.Clock;
import java.util.Map;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProxyChoiceTest {
  private static final URI SERVICE = URI.create("https://service.example/");

  @Test
  void goesDirectlyWhenToldSo() {
    var choice =
        new ProxyChoice(
            new NetworkOptions(new NetworkOptions.Proxy.None(), null),
            null,
            Map.of("https_proxy", "http://proxy:1"));

    assertThat(choice.select(SERVICE)).containsExactly(Proxy.NO_PROXY);
  }

  @Test
  void goesThroughTheAddressThatWasGiven() {
    var choice =
        new ProxyChoice(
            new NetworkOptions(new NetworkOptions.Proxy.Address("proxy.example", 3128), null),
            null,
            Map.of());

    assertThat(choice.select(SERVICE))
        .extracting(Proxy::address)
        .containsExactly(InetSocketAddress.createUnresolved("proxy.example", 3128));
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://127.0.0.1:8080/", "http://localhost/", "http://[::1]:1/"})
  void goesDirectlyToThisComputer(String address) {
    var choice =
        new ProxyChoice(
            new NetworkOptions(new NetworkOptions.Proxy.Address("proxy.example", 3128), null),
            null,
            Map.of());

    assertThat(choice.select(URI.create(address))).containsExactly(Proxy.NO_PROXY);
  }

  @ParameterizedTest
  @CsvSource({
    "https_proxy, http://proxy.example:3128",
    "HTTPS_PROXY, proxy.example:3128",
    "https_proxy, http://user:pass@proxy.example:3128/"
  })
  void heedsTheVariableThatCommandLineProgramsHeed(String name, String value) {
    var choice =
        new ProxyChoice(
            new NetworkOptions(new NetworkOptions.Proxy.SystemProxy(), null),
            null,
            Map.of(name, value));

    assertThat(choice.select(SERVICE))
        .extracting(Proxy::address)
        .containsExactly(InetSocketAddress.createUnresolved("proxy.example", 3128));
  }

  @ParameterizedTest
  @ValueSource(strings = {"*", "service.example", ".example", "other, example", "*.example"})
  void goesDirectlyToExemptHosts(String exemptions) {
    var choice =
        new ProxyChoice(
            new NetworkOptions(new NetworkOptions.Proxy.SystemProxy(), null),
            null,
            Map.of("https_proxy", "http://proxy:1", "no_proxy", exemptions));

    assertThat(choice.select(SERVICE)).containsExactly(Proxy.NO_PROXY);
  }

  @ParameterizedTest
  @ValueSource(strings = {"vice.example", "other.example", ""})
  void exemptsWholeNamesOnly(String exemptions) {
    var choice =
        new ProxyChoice(
            new NetworkOptions(new NetworkOptions.Proxy.SystemProxy(), null),
            null,
            Map.of("https_proxy", "http://proxy:1", "no_proxy", exemptions));

    assertThat(choice.select(SERVICE)).extracting(Proxy::type).containsExactly(Proxy.Type.HTTP);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "http://", "::not an address::"})
  void readsOverAVariableThatNamesNoProxy(String value) {
    var choice =
        new ProxyChoice(
            new NetworkOptions(new NetworkOptions.Proxy.SystemProxy(), null),
            null,
            Map.of("https_proxy", value));

    assertThat(choice.select(SERVICE)).containsExactly(Proxy.NO_PROXY);
  }

  @ParameterizedTest
  @ValueSource(ints = {403, 502})
  void aProxyThatRefusesIsToldAsSuch(int status) throws Exception {
    try (var proxy = new MockWebServer()) {
      proxy.enqueue(new MockResponse.Builder().inTunnel().code(status).build());
      proxy.start();

      assertThat(kindThrough(proxy.getPort())).isEqualTo(Kind.PROXY);
    }
  }

  @Test
  void aProxyThatIsNotThereIsToldAsSuch() throws Exception {
    int port;
    try (var proxy = new MockWebServer()) {
      proxy.start();
      port = proxy.getPort();
    }

    assertThat(kindThrough(port)).isEqualTo(Kind.PROXY_UNREACHABLE);
  }

  @Test
  void aProxyOfUnknownNameIsToldAsSuch() throws Exception {
    var nowhere = new NetworkOptions.Proxy.Address("proxy.invalid", 3128);
    try (var transport = new HttpTransport(new NetworkOptions(nowhere, null), Clock.systemUTC())) {
      assertThat(kindThrough(transport)).isEqualTo(Kind.PROXY_UNREACHABLE);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "http://ann:pw@proxy.example:3128, ann, pw",
    "http://a%40b:p%3Aw%25+@proxy.example:3128, a@b, p:w%+",
    "http://ann@proxy.example:3128, ann, ''",
    "ann:pw@proxy.example:3128, ann, pw"
  })
  void findsUserAndPasswordInTheVariable(String variable, String user, String password) {
    ProxyCredentials found = credentials(variable, null);

    assertThat(found.user()).isEqualTo(user);
    assertThat(found.password().reveal()).isEqualTo(password);
  }

  @Test
  void aVariableWithoutUserTakesThoseOfTheSettings() {
    var ofSettings = new ProxyCredentials("ann", Secret.of("pw"));

    assertThat(credentials("http://proxy.example:3128", ofSettings)).isEqualTo(ofSettings);
  }

  private static @Nullable ProxyCredentials credentials(
      String variable, @Nullable ProxyCredentials ofSettings) {
    var options =
        new NetworkOptions(
            new NetworkOptions.Proxy.SystemProxy(), ofSettings, new RefusedSignIns(), null);
    return new ProxyChoice(options, null, Map.of("https_proxy", variable))
        .credentials(InetSocketAddress.createUnresolved("proxy.example", 3128));
  }

  @Test
  void thePasswordInAVariableIsForTheProxyThatItNames() {
    var options = new NetworkOptions(new NetworkOptions.Proxy.SystemProxy(), null);
    var choice =
        new ProxyChoice(options, null, Map.of("https_proxy", "http://ann:pw@proxy.example:3128"));

    assertThat(choice.credentials(InetSocketAddress.createUnresolved("other.example", 3128)))
        .isNull();
  }

  private static Kind kindThrough(HttpTransport transport) {
    return catchThrowableOfType(
            Unreachable.class, () -> transport.send(HttpRequest.look("https://service.example/")))
        .kind();
  }

  private static Kind kindThrough(int port) throws ApiException {
    var options = new NetworkOptions(new NetworkOptions.Proxy.Address("127.0.0.1", port), null);
    try (var transport = new HttpTransport(options, Clock.systemUTC())) {
      return kindThrough(transport);
    }
  }
}
