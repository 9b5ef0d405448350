package envwatch.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.model.AccountId;
import envwatch.platform.LoggedLines;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

@Tag("fast")
class LinkLogTest {
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final Link REFUSED = lost(new Unreachable(Unreachable.Kind.REFUSED, null), null);

  private final LoggedLines written = new LoggedLines("links");
  private final LinkLog log = new LinkLog(LoggerFactory.getLogger("links"));

  @AfterEach
  void stop() {
    written.close();
  }

  private static Link lost(ApiException cause, Instant nextTry) {
    return new Link.Lost(cause, NOON, nextTry);
  }

  private void see(Link... links) {
    for (Link link : links) {
      log.accept(new WorldView(NOON, false, List.of(account(link)), List.of()));
    }
  }

  private static AccountView account(Link link) {
    return new AccountView(
        new AccountId("account"),
        "Lab",
        URI.create("https://service.example"),
        link,
        null,
        List.of(),
        null,
        false,
        0,
        null,
        null,
        OptionalLong.empty(),
        false,
        null);
  }

  private List<String> lines() {
    return written.lines();
  }

  @Test
  void aConnectionThatIsLostAndComesBackIsOneLineEach() {
    see(new Link.Connecting(), new Link.Live(), REFUSED, new Link.Live());

    assertThat(lines())
        .containsExactly(
            "INFO service.example: live",
            "WARNING service.example: lost, unreachable: REFUSED",
            "INFO service.example: live");
  }

  @Test
  void furtherTriesInVainAreNoFurtherLines() {
    Unreachable again = new Unreachable(Unreachable.Kind.REFUSED, null);
    see(REFUSED, lost(again, NOON.plusSeconds(10)), lost(again, NOON.plusSeconds(20)));

    assertThat(lines()).hasSize(1);
  }

  @Test
  void aDifferenceOfTheClocksThatVariesIsOneLine() {
    see(
        lost(new ApiException.ClockSkew(Duration.ofSeconds(600)), null),
        lost(new ApiException.ClockSkew(Duration.ofSeconds(599)), null));

    assertThat(lines()).containsExactly("WARNING service.example: lost, the clocks differ");
  }

  @Test
  void theServicesOwnWordsAreLeftOutForTheyMayQuoteTheRequest() {
    see(lost(new ApiException.Rejected("0x50041", "bad request ?HMAC=b8f4"), null));

    assertThat(lines()).containsExactly("WARNING service.example: lost, rejected: 0x50041");
  }
}
