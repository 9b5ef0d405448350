package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.api.ApiException;
import envwatch.filter.Filter;
import envwatch.history.Note;
import envwatch.history.store.HistoryFile;
import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.Samples;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class WatchCommandTest {
  private static final Instant START = Instant.parse("2026-11-21T09:00:00Z");

  private static final Map<EnvironmentId, List<Note>> NOTES =
      Map.of(Samples.id("E"), List.of(new Note("", List.of("noisy"))));

  @TempDir Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private static WorldView world(int look, Link link, String word, Phase phase) {
    Instant at = START.plusSeconds(30L * look);
    AccountView account =
        new AccountView(
            Samples.ACCOUNT,
            "Lab",
            URI.create("https://service.example"),
            link,
            null,
            List.of(),
            null,
            true,
            0,
            at,
            null,
            OptionalLong.empty(),
            false,
            null);
    WatchedEnvironment watched =
        new WatchedEnvironment(
            Samples.key("E"),
            Samples.environment("E", phase, word),
            at,
            Duration.ofSeconds(30),
            null,
            null);
    return new WorldView(at, false, List.of(account), List.of(watched));
  }

  static WorldView running(int look) {
    return world(look, new Link.Live(), "Running", Phase.RUNNING);
  }

  static WorldView suspended(int look) {
    return world(look, new Link.Live(), "Suspended", Phase.SUSPENDED);
  }

  private ChangePrinter printer(String filter, boolean json, Writer to) {
    return new ChangePrinter(
        new PrintWriter(to),
        new PrintWriter(err, true),
        new EnvironmentFilter(Filter.parse(filter), NOTES, Duration.ZERO),
        json,
        ZoneOffset.UTC,
        (change, world) -> {});
  }

  @Test
  void eachChangeIsALine() {
    ChangePrinter printer = printer("", false, out);
    printer.take(running(0));
    printer.take(suspended(1));
    assertThat(out.toString().lines())
        .containsExactly(
            "2026-11-21 09:00:30 Z  Name of E: Running to Suspended (Service)",
            "2026-11-21 09:00:30 Z  web in Name of E: Running to Suspended (Service)");
  }

  @Test
  void eachChangeIsALineOfJson() {
    ChangePrinter printer = printer("", true, out);
    printer.take(running(0));
    printer.take(suspended(1));
    assertThat(out.toString().lines())
        .hasSize(2)
        .allSatisfy(line ->
            assertThat(JsonMapper.shared().readTree(line).path("to").stringValue())
                .isEqualTo("Suspended"));
  }

  @Test
  void theBeginningAndTheEndOfLookingGoToStandardError() {
    ChangePrinter printer = printer("", false, out);
    printer.take(running(0));
    printer.take(
        world(
            1,
            new Link.SignedOut(new ApiException.Unauthorized("no"), START.plusSeconds(30)),
            "Running",
            Phase.RUNNING));
    assertThat(err.toString().lines())
        .containsExactly(
            "2026-11-21 09:00:00 Z  Lab: monitoring began",
            "2026-11-21 09:00:30 Z  Lab: no longer monitored (the key was rejected)",
            "Lab: The service did not accept the key. Check the API ID and key in Settings.");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void theFilterSeesTheStateBeforeAndAfter() {
    ChangePrinter printer = printer("status:running", false, out);
    printer.take(running(0));
    printer.take(suspended(1));
    assertThat(out.toString()).contains("Running to Suspended");
  }

  @Test
  void whatTheFilterExcludesIsNotPrinted() {
    ChangePrinter printer = printer("owner:ben", false, out);
    printer.take(running(0));
    printer.take(suspended(1));
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void whatIsExcludedByItsTagIsNotPrinted() {
    ChangePrinter printer = printer("-tag:noisy", false, out);
    printer.take(running(0));
    printer.take(suspended(1));
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void aFilterForWhatOnlyTheWindowKnowsIsRefused() {
    CommandLineRun line = new CommandLineRun(folder);
    assertThat(line.run("watch", "--filter", "differs:yes")).isEqualTo(2);
    assertThat(line.err()).startsWith("The filter asks for differs:");
  }

  @Test
  @Timeout(value = 30, unit = TimeUnit.SECONDS)
  void watchingEndsWhenNobodyReadsAnyMore() throws InterruptedException {
    ChangePrinter printer =
        printer(
            "",
            false,
            new Writer() {
              @Override
              public void write(char[] letters, int from, int length) throws IOException {
                throw new IOException("Broken pipe");
              }

              @Override
              public void flush() {}

              @Override
              public void close() {}
            });
    printer.take(running(0));
    printer.take(suspended(1));
    printer.awaitEnd(() -> suspended(2));
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void aMistakeInTheFilterIsToldBeforeAnythingIsAsked() throws IOException {
    CommandLineRun line = new CommandLineRun(folder);
    assertThat(line.run("watch", "--demo", "--filter", "ownr:ann")).isEqualTo(2);
    assertThat(line.err()).contains("Did you mean owner:?");
    try (var files = Files.walk(folder)) {
      assertThat(files.map(Path::getFileName).map(Path::toString)).doesNotContain(HistoryFile.NAME);
    }
  }

  @Test
  void itWatchesTheServiceUntilItIsInterrupted() throws Exception {
    CommandLineRun line = new CommandLineRun(folder);
    AtomicInteger exit = new AtomicInteger(-1);
    try (Simulator simulator = Simulator.start(SimulatorOptions.STILL)) {
      line.variables.put("ENVWATCH_API_KEY", simulator.apiKey().reveal());
      Thread running =
          Thread.ofPlatform()
              .start(() ->
                  exit.set(
                      line.run(
                          "watch",
                          "--address",
                          simulator.address().toString(),
                          "--api-id",
                          simulator.apiId())));
      await().atMost(Duration.ofSeconds(30)).until(() -> line.err().contains(": monitoring began"));
      running.interrupt();
      running.join();
    }
    assertThat(exit).hasValue(0);
    assertThat(line.out()).isEmpty();
  }

  @Test
  void withoutAnyAccountNothingIsWatched() {
    CommandLineRun line = new CommandLineRun(folder);
    assertThat(line.run("watch")).isEqualTo(2);
    assertThat(line.err()).startsWith("No account is set up yet.");
  }

  @Test
  void anAccountWithoutAKeyIsNotWatched() {
    CommandLineRun line = new CommandLineRun(folder);
    assertThat(line.run("watch", "--address", "https://h", "--api-id", "I")).isEqualTo(2);
    assertThat(line.err()).contains("API key is missing");
  }
}
