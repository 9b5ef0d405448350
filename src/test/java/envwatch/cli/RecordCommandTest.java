package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.awaitility.Awaitility.await;

import envwatch.history.ObservedInterval;
import envwatch.history.Range;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.StoreException;
import envwatch.model.AccountId;
import envwatch.platform.AppDirectories;
import envwatch.platform.GivenOptions;
import envwatch.platform.SingleInstance;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.settings.AccountSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(120)
class RecordCommandTest {
  private static final AccountId LAB = new AccountId("lab");
  private static final Pattern ADDRESS = Pattern.compile("http://\\S+/metrics");

  @TempDir Path folder;
  private final AtomicInteger exit = new AtomicInteger(-1);
  private Simulator service;
  private CommandLineRun line;
  private Thread running;

  @BeforeEach
  void prepare() throws IOException {
    service = Simulator.start(SimulatorOptions.STILL.toBuilder().environments(3).build());
    line = new CommandLineRun(folder);
  }

  @AfterEach
  void end() throws InterruptedException {
    stop();
    service.close();
  }

  private void stop() throws InterruptedException {
    if (running != null) {
      running.interrupt();
      running.join();
    }
  }

  private void keepAccount() throws Exception {
    AppDirectories directories = AppDirectories.below(folder);
    directories.create();
    try (SettingsFile file = new SettingsFile(directories)) {
      AccountSettings account =
          new AccountSettings(
              LAB, "Lab", service.address(), null, service.apiId(), true, List.of());
      file.change(settings -> settings.with(Settings.ACCOUNTS, List.of(account)));
    }
  }

  private void start(String... options) {
    String[] all = Stream.concat(Stream.of("record"), Stream.of(options)).toArray(String[]::new);
    running = Thread.ofPlatform().start(() -> exit.set(line.run(all)));
  }

  private void startWithOptions() {
    line.variables.put("ENVWATCH_API_KEY", service.apiKey().reveal());
    start("--address", service.address().toString(), "--api-id", service.apiId());
  }

  private HistoryFile history() {
    return new HistoryFile(folder.resolve(HistoryFile.NAME));
  }

  private List<ObservedInterval> looking() throws StoreException {
    if (!history().exists()) {
      return List.of();
    }
    try (HistoryReader reader = history().read()) {
      return reader.looking(new Range(Instant.EPOCH, Instant.now()));
    }
  }

  private long environments() throws StoreException {
    if (!history().exists()) {
      return 0;
    }
    try (HistoryReader reader = history().read()) {
      return reader.lastSeen().stream()
          .filter(seen -> seen.subject().machine() == null)
          .filter(seen -> seen.subject().environment().account().equals(LAB))
          .count();
    }
  }

  private void awaitRecorded() {
    await().ignoreExceptionsInstanceOf(StoreException.class).until(() -> environments() == 3);
  }

  @Test
  void theStoredAccountsAreRecordedUntilItIsInterrupted() throws Exception {
    keepAccount();
    line.keychain.save(LAB, service.apiKey());
    start();
    awaitRecorded();
    stop();
    assertThat(exit).hasValue(0);
    assertThat(line.err()).isEmpty();
    assertThat(line.out()).startsWith("Recording in " + folder);
    assertThat(looking())
        .extracting(ObservedInterval::account, ObservedInterval::ended)
        .containsExactly(tuple(LAB, ObservedInterval.Ended.STOPPED));
  }

  @Test
  void anAccountOfTheOptionsIsRecordedAsTheOneOfTheSettingsThatItIs() throws Exception {
    keepAccount();
    startWithOptions();
    awaitRecorded();
  }

  @Test
  void aKeyThatSystemdHandsOverIsUsed() throws Exception {
    keepAccount();
    Path credentials = Files.createDirectory(folder.resolve("credentials"));
    Files.writeString(credentials.resolve("api-key"), service.apiKey().reveal() + "\n");
    line.variables.put("CREDENTIALS_DIRECTORY", credentials.toString());
    start("--address", service.address().toString(), "--api-id", service.apiId());
    awaitRecorded();
  }

  @Test
  void aWindowThatStartsFindsTheHistoryWritten() throws Exception {
    keepAccount();
    startWithOptions();
    awaitRecorded();
    try (SingleInstance window =
        SingleInstance.claim(folder, GivenOptions.NONE, "").orElseThrow()) {
      assertThat(window.holdsTheFolder()).isTrue();
      assertThat(history().isWritten()).isFalse();
      assertThat(looking()).extracting(ObservedInterval::ended).doesNotContainNull();
      await().until(() -> line.out().contains("A window records now."));
    }
    await().until(() -> line.out().lines().filter(each -> each.startsWith("Rec")).count() == 2);
    assertThat(line.err()).isEmpty();
  }

  @Test
  void aSecondRecorderOfTheFolderEndsAtOnce() throws Exception {
    keepAccount();
    startWithOptions();
    awaitRecorded();
    CommandLineRun second = new CommandLineRun(folder);
    second.keychain.save(LAB, service.apiKey());
    assertThat(second.run("record")).isEqualTo(2);
    assertThat(second.err()).startsWith("Another recorder of " + folder + " is running.");
    assertThat(second.out()).isEmpty();
  }

  @Test
  void aHistoryOfANewerVersionIsLeftAloneAndTold() throws Exception {
    keepAccount();
    startWithOptions();
    awaitRecorded();
    stop();
    Path file = folder.resolve(HistoryFile.NAME);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.allocate(4).putInt(0, 99), 60); // SQLite's user_version
    }
    startWithOptions();
    running.join();
    assertThat(exit).hasValue(2);
    assertThat(line.err())
        .isEqualToIgnoringNewLines(
            "The history in "
                + file
                + " was written by a newer version of Envwatch. Nothing is recorded: update this"
                + " one.");
  }

  @Test
  void withoutAnyAccountNothingIsRecorded() {
    assertThat(line.run("record")).isEqualTo(2);
    assertThat(line.err()).startsWith("No account is set up yet.");
    assertThat(line.out()).isEmpty();
    assertThat(history().exists()).isFalse();
  }

  @ParameterizedTest
  @EnumSource(
      value = Cause.class,
      names = {"ABSENT", "LOCKED"})
  void aKeychainThatDoesNotAnswerIsToldOnceAndAskedAgain(Cause cause) throws Exception {
    keepAccount();
    line.keychain.save(LAB, service.apiKey());
    line.keychain.failWith(cause);
    start();
    await().until(() -> line.err().contains("the key for Lab is not available"));
    line.keychain.answerLate();
    awaitRecorded();
    assertThat(line.err().lines()).hasSize(1);
  }

  @Test
  void whatItServesAsMetricsIsAskedOnce() throws Exception {
    keepAccount();
    line.keychain.save(LAB, service.apiKey());
    long withMetricsAlone = requestsOf("metrics", "--port", "0");
    line = new CommandLineRun(folder);
    line.keychain.save(LAB, service.apiKey());
    assertThat(requestsOf("record", "--metrics-port", "0")).isEqualTo(withMetricsAlone);
    assertThat(environments()).isEqualTo(3);
  }

  /** How many requests are sent until all is seen. */
  private long requestsOf(String... command) throws Exception {
    long before = service.requests();
    running = Thread.ofPlatform().start(() -> exit.set(line.run(command)));
    await().until(() -> ADDRESS.matcher(line.out()).find());
    await()
        .untilAsserted(() ->
            assertThat(scrape().lines())
                .filteredOn(each -> each.startsWith("envwatch_machines{"))
                .hasSizeGreaterThanOrEqualTo(3));
    await().during(Duration.ofSeconds(1)).until(service::requests, new Same()::as);
    long sent = service.requests() - before;
    stop();
    return sent;
  }

  /** Whether a number is the same as the last time. */
  private static final class Same {
    private long last = -1;

    boolean as(long now) {
      boolean same = now == last;
      last = now;
      return same;
    }
  }

  private String scrape() throws IOException, InterruptedException {
    Matcher told = ADDRESS.matcher(line.out());
    assertThat(told.find()).isTrue();
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client
          .send(HttpRequest.newBuilder(URI.create(told.group())).build(), BodyHandlers.ofString())
          .body();
    }
  }

  @Test
  void whileAWindowLooksItServesNothingOfTheService() throws Exception {
    keepAccount();
    line.keychain.save(LAB, service.apiKey());
    start("--metrics-port", "0");
    awaitRecorded();
    assertThat(scrape()).contains("envwatch_link_up");
    try (SingleInstance window =
        SingleInstance.claim(folder, GivenOptions.NONE, "").orElseThrow()) {
      assertThat(window.holdsTheFolder()).isTrue();
      assertThat(scrape()).contains("envwatch_build_info").doesNotContain("envwatch_link_up");
    }
  }

  @Test
  void settingsThatCannotBeReadAreToldOfOnceAlsoWithMetrics() throws Exception {
    AppDirectories directories = AppDirectories.below(folder);
    directories.create();
    Files.writeString(directories.config().resolve("settings.json"), "{");
    assertThat(line.run("record", "--metrics-port", "0")).isEqualTo(2);
    assertThat(line.err().lines())
        .hasSize(2)
        .first()
        .asString()
        .startsWith("Part of the settings could not be read.");
  }

  @ParameterizedTest
  @CsvSource({"--metrics-port, 70000", "--metrics-port, many", "--history, 3d"})
  void whatMakesNoSenseIsRefused(String option, String value) {
    assertThat(line.run("record", "--demo", option, value)).isEqualTo(2);
    assertThat(line.err().lines()).hasSize(1);
    assertThat(line.out()).isEmpty();
  }
}
