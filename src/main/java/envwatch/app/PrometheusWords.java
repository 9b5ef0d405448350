package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.history.Witness;
import envwatch.history.Witness.Trouble;
import envwatch.team.past.PrometheusFindings;
import envwatch.words.FailureWords;
import envwatch.words.MomentWords;
import envwatch.words.PlainText;
import envwatch.words.WitnessWords;
import java.net.URI;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * What was found out about a Prometheus, in sentences.
 *
 * @param shownHost what is shown of the name of a host
 * @param shownAccount what is shown of the name of an account
 */
record PrometheusWords(UnaryOperator<String> shownHost, UnaryOperator<String> shownAccount) {
  private static final int NAMED = 5;

  /**
   * @param watched how many environments are watched here
   */
  String found(PrometheusFindings found, String host, int watched, ZoneId zone) {
    List<String> sentences = new ArrayList<>();
    String version = found.version();
    sentences.add(
        version == null
            ? text("settings.team.answers", host)
            : text("settings.team.prometheus.version", host, PlainText.line(version)));
    if (found.accounts().isEmpty()) {
      sentences.add(text("settings.team.prometheus.none"));
    } else {
      sentences.add(
          text(
              "settings.team.prometheus.accounts",
              named(found.accounts(), shownAccount),
              named(found.instances(), shownHost)));
      sentences.add(
          found.hidden()
              ? text("settings.team.prometheus.hidden")
              : text("settings.team.prometheus.known", found.known(), watched));
    }
    Instant oldest = found.oldest();
    if (oldest != null) {
      sentences.add(text("settings.team.prometheus.oldest", MomentWords.full(oldest, zone)));
    }
    return String.join(" ", sentences);
  }

  private static String named(Collection<String> names, UnaryOperator<String> shown) {
    List<String> all = names.stream().sorted().map(shown).map(PlainText::line).toList();
    String first = String.join(text("list.and"), all.subList(0, Math.min(NAMED, all.size())));
    return all.size() <= NAMED
        ? first
        : text("settings.team.prometheus.more", first, all.size() - NAMED);
  }

  /**
   * @param address as it is shown
   */
  static String failed(ApiException failure, URI address) {
    Trouble trouble = PrometheusFindings.trouble(failure);
    return switch (trouble) {
      case UNREACHABLE, SLOW -> FailureWords.sentence(failure, address);
      default ->
          Objects.requireNonNullElse(
              WitnessWords.trouble(new Witness(String.valueOf(address.getHost()), trouble)), "");
    };
  }
}
