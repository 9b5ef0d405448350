package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.ApiException.ServerFault;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreadable;
import envwatch.team.past.PrometheusFindings;
import java.net.URI;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PrometheusWordsTest {
  private static final String HOST = "prometheus.example.com";

  private static String found(PrometheusFindings findings) {
    return new PrometheusWords(host -> host, account -> account)
        .found(findings, HOST, 12, ZoneOffset.UTC);
  }

  private static String failed(ApiException failure) {
    return PrometheusWords.failed(failure, URI.create("https://" + HOST));
  }

  private static PrometheusFindings findings(
      @Nullable String version, Set<String> accounts, boolean hidden) {
    return new PrometheusFindings(
        version, accounts, Set.of("b:9464", "a:9464"), 10, hidden, Instant.EPOCH);
  }

  @Test
  void whatWasFoundIsSaidInPlainSentences() {
    assertThat(found(findings("2.42.0", Set.of("Lab"), false)))
        .isEqualTo(
            "prometheus.example.com responds: Prometheus 2.42.0. It has metrics from Envwatch:"
                + " accounts Lab; from a:9464, b:9464. It knows 10 of the 12 environments here. The"
                + " oldest metrics are from Thu 1 Jan 1970, 00:00:00 Z.");
  }

  @Test
  void withoutMetricsOfOursItSaysWhatToDo() {
    assertThat(found(new PrometheusFindings(null, Set.of(), Set.of(), 0, false, null)))
        .isEqualTo(
            "prometheus.example.com responds. It has no metrics from Envwatch. Let it scrape"
                + " \"envwatch metrics\".");
  }

  @Test
  void aLabelThatHidesOursIsNamed() {
    assertThat(found(findings("2.42.0", Set.of("Lab"), true)))
        .contains("adds a label \"environment\"")
        .doesNotContain("10 of the 12");
  }

  @Test
  void ofManyAccountsAFewAreNamed() {
    Set<String> many =
        IntStream.range(0, 40).mapToObj(i -> "Lab %02d".formatted(i)).collect(Collectors.toSet());
    assertThat(found(findings("2.42.0", many, false)))
        .contains("accounts Lab 00, Lab 01, Lab 02, Lab 03, Lab 04 and 35 more;");
  }

  @Test
  void whatIsShownOfHostsAndAccountsIsNotWhatTheyAre() {
    assertThat(
            new PrometheusWords(host -> "host-1", account -> "Account 1")
                .found(findings("2.42.0", Set.of("Lab"), false), "host-2", 12, ZoneOffset.UTC))
        .contains("host-2 responds", "accounts Account 1; from host-1, host-1.")
        .doesNotContain("Lab", "9464");
  }

  @Test
  void eachFailureHasItsOwnWords() {
    assertThat(failed(new ServerFault(401, null))).contains("did not accept the user, password");
    assertThat(failed(new Unreadable(Unreadable.What.HTML))).contains("does not answer as Prom");
    assertThat(failed(new Unreachable(Unreachable.Kind.REDIRECT, null))).contains("another host");
    assertThat(failed(new ServerFault(503, null))).contains("could not say");
    assertThat(failed(new Unreachable(Unreachable.Kind.UNKNOWN_HOST, null))).contains(HOST);
  }
}
