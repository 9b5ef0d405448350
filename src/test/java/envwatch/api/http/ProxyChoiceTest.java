package envwatch.api.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreachable.Kind;
import envwatch.model.Secret;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProxyChoiceTest {
  private static final NetworkOptions.Proxy SYSTEM =
      new NetworkOptions.Proxy.SystemProxy(() -> false);
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
    var choice = new ProxyChoice(new NetworkOptions(SYSTEM, null), null, Map.of(name, value));

    assertThat(choice.select(SERVICE))
        .extracting(Proxy::address)
        .containsExactly(InetSocketAddress.createUnresolved("proxy.example", 3128));
  }

  @ParameterizedTest
  @ValueSource(strings = {"*", "service.example", ".example", "other, example", "*.example"})
  void goesDirectlyToExemptHosts(String exemptions) {
    var choice =
        new ProxyChoice(
            new NetworkOptions(SYSTEM, null),
            null,
            Map.of("https_proxy", "http://proxy:1", "no_proxy", exemptions));

    assertThat(choice.select(SERVICE)).containsExactly(Proxy.NO_PROXY);
  }

  @ParameterizedTest
  @ValueSource(strings = {"vice.example", "other.example", ""})
  void exemptsWholeNamesOnly(String exemptions) {
    var choice =
        new ProxyChoice(
            new NetworkOptions(SYSTEM, null),
            null,
            Map.of("https_proxy", "http://proxy:1", "no_proxy", exemptions));

    assertThat(choice.select(SERVICE)).extracting(Proxy::type).containsExactly(Proxy.Type.HTTP);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  "})
  void anEmptyVariableNamesNoProxy(String value) {
    assertThat(choice(Map.of("https_proxy", value)).select(SERVICE))
        .containsExactly(Proxy.NO_PROXY);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "http://user:p#w@proxy.example:3128 user p#w",
        "http://DOM\\user:pw@proxy.example:3128 DOM\\user pw",
        "http://user:p@w/x@proxy.example:3128 user p@w/x",
        "http://user:50%off@proxy.example:3128 user 50%off"
      })
  void aPasswordAsPeopleWriteItIsUnderstood(String value, String user, String password) {
    ProxyChoice choice = choice(Map.of("https_proxy", value));
    var proxy = InetSocketAddress.createUnresolved("proxy.example", 3128);

    assertThat(choice.select(SERVICE)).extracting(Proxy::address).containsExactly(proxy);
    ProxyCredentials found = choice.credentials(proxy);
    assertThat(List.of(found.user(), found.password().reveal())).containsExactly(user, password);
  }

  @ParameterizedTest
  @CsvSource({
    "http://my_proxy:3128, my_proxy, 3128, HTTP",
    "HTTP://proxy, proxy, 80, HTTP",
    "http://[fe80::1]:3128/, fe80::1, 3128, HTTP",
    "socks5h://127.0.0.1:1081, 127.0.0.1, 1081, SOCKS",
    "socks5://proxy, proxy, 1080, SOCKS"
  })
  void proxiesAreNamedInManyWays(String value, String host, int port, Proxy.Type type) {
    assertThat(choice(Map.of("https_proxy", value)).select(SERVICE))
        .containsExactly(new Proxy(type, InetSocketAddress.createUnresolved(host, port)));
  }

  @ParameterizedTest
  @CsvSource({
    "http://, PROXY_NOT_UNDERSTOOD",
    "::not an address::, PROXY_NOT_UNDERSTOOD",
    "http://proxy:99999, PROXY_NOT_UNDERSTOOD",
    "http://proxy:port, PROXY_NOT_UNDERSTOOD",
    "quic://proxy:1, PROXY_NOT_UNDERSTOOD",
    "https://proxy:443, PROXY_UNSUPPORTED",
    "socks4://proxy, PROXY_UNSUPPORTED",
    "socks5://ann:pw@proxy, PROXY_UNSUPPORTED"
  })
  void nothingIsSentPastAProxyThatCannotBeUsed(String value, Kind told) throws Exception {
    ProxyChoice choice = choice(Map.of("https_proxy", value));

    assertThatThrownBy(() -> choice.select(SERVICE))
        .hasCauseInstanceOf(UnusableProxy.class)
        .extracting(failure -> ((UnusableProxy) failure.getCause()).why())
        .isEqualTo(told);
  }

  @Test
  void aProxyForEverythingIsUsedWhereNoneIsNamedForHttps() {
    assertThat(choice(Map.of("ALL_PROXY", "http://proxy.example:3128")).select(SERVICE))
        .extracting(Proxy::address)
        .containsExactly(InetSocketAddress.createUnresolved("proxy.example", 3128));
  }

  @Test
  void theSystemIsAskedWhereTheEnvironmentNamesNone() {
    ProxySelector system = ProxySelector.of(InetSocketAddress.createUnresolved("system", 8080));
    var options = new NetworkOptions(SYSTEM, null);

    assertThat(new ProxyChoice(options, system, Map.of()).select(SERVICE))
        .extracting(Proxy::address)
        .containsExactly(InetSocketAddress.createUnresolved("system", 8080));
    assertThat(
            new ProxyChoice(options, system, Map.of("no_proxy", "service.example")).select(SERVICE))
        .containsExactly(Proxy.NO_PROXY);
  }

  @ParameterizedTest
  @CsvSource({
    "https://10.1.2.3/, 10.0.0.0/8, true",
    "https://11.1.2.3/, 10.0.0.0/8, false",
    "https://11.1.2.3/, 10.0.0.0/40, false",
    "https://[fd00::5]/, fd00::/8, true",
    "https://[fd00::5]/, [fd00:0::5], true",
    "https://10.1.2.3/, 10.1.2.3, true",
    "https://10.1.2.3/, 10.1.*, true",
    "https://10.1.2.3/, 2.3, false",
    "https://service.example:8443/, .example:8443, true",
    "https://service.example/, .example:8443, false",
    "https://service.example/, service.example:443, true",
    "https://service.example/, other.test;service.example, true",
    "https://service.example/, other.test|service.example, true",
    "https://service.example/, serv*.example, true"
  })
  void exemptionsAreRangesPortsAndListsOfManyKinds(String address, String value, boolean exempt) {
    assertThat(
            choice(Map.of("https_proxy", "http://proxy:1", "no_proxy", value))
                .select(URI.create(address)))
        .extracting(Proxy::type)
        .containsExactly(exempt ? Proxy.Type.DIRECT : Proxy.Type.HTTP);
  }

  @ParameterizedTest
  @EnumSource(names = {"UNKNOWN_HOST", "REFUSED", "CONNECT_TIME_OUT"})
  void aScriptThatIsNotRunExplainsThatNothingAnswers(Kind failed) {
    var scripted = new NetworkOptions.Proxy.SystemProxy(() -> true);
    var failure = new Unreachable(failed, null);

    assertThat(
            new ProxyChoice(new NetworkOptions(scripted, null), null, Map.of())
                .explained(failure, SERVICE)
                .kind())
        .isEqualTo(Kind.PROXY_SCRIPT);
    assertThat(
            new ProxyChoice(new NetworkOptions(scripted, null), null, Map.of("no_proxy", "example"))
                .explained(failure, SERVICE))
        .isSameAs(failure);
    assertThat(choice(Map.of()).explained(failure, SERVICE)).isSameAs(failure);
  }

  private static ProxyChoice choice(Map<String, String> variables) {
    return new ProxyChoice(new NetworkOptions(SYSTEM, null), null, variables);
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
    var options = new NetworkOptions(SYSTEM, ofSettings, new RefusedSignIns(), null);
    return new ProxyChoice(options, null, Map.of("https_proxy", variable))
        .credentials(InetSocketAddress.createUnresolved("proxy.example", 3128));
  }

  @Test
  void thePasswordInAVariableIsForTheProxyThatItNames() {
    var options = new NetworkOptions(SYSTEM, null);
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
