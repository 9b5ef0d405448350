package envwatch.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.read.ListAppender;
import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.model.AccountId;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LinkLogTest {
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final Link REFUSED = lost(new Unreachable(Unreachable.Kind.REFUSED, null), null);

  private final LoggerContext context = new LoggerContext();
  private final ListAppender<ILoggingEvent> written = new ListAppender<>();
  private LinkLog log;

  @BeforeEach
  void open() {
    context.setMDCAdapter(new LogbackMDCAdapter());
    Logger logger = context.getLogger("links");
    written.start();
    logger.addAppender(written);
    log = new LinkLog(logger);
  }

  @AfterEach
  void stop() {
    context.stop();
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
    return written.list.stream()
        .map(event -> event.getLevel() + " " + event.getFormattedMessage())
        .toList();
  }

  @Test
  void aConnectionThatIsLostAndComesBackIsOneLineEach() {
    see(new Link.Connecting(), new Link.Live(), REFUSED, new Link.Live());

    assertThat(lines())
        .containsExactly(
            "INFO service.example: live",
            "WARN service.example: lost, unreachable: REFUSED",
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

    assertThat(lines()).containsExactly("WARN service.example: lost, the clocks differ");
  }

  @Test
  void theServicesOwnWordsAreLeftOutForTheyMayQuoteTheRequest() {
    see(lost(new ApiException.Rejected("0x50041", "bad request ?HMAC=b8f4"), null));

    assertThat(lines()).containsExactly("WARN service.example: lost, rejected: 0x50041");
  }
}
