package envwatch.cli;

import static envwatch.words.Messages.text;
import static java.time.format.DateTimeFormatter.RFC_1123_DATE_TIME;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Note;
import envwatch.history.Subject;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryWriter;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Secret;
import envwatch.platform.AppDirectories;
import envwatch.settings.AccountSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which environments {@code envwatch act --filter} changes if some of them cannot be read. */
@Execution(ExecutionMode.CONCURRENT)
class ActWithAFilterTest {
  @TempDir Path folder;
  private final List<String> changes = new CopyOnWriteArrayList<>();
  private final MockWebServer server = new MockWebServer();
  private CommandLineRun line;

  /** Further entries of the list of environments. */
  private volatile String listedToo = "";

  /** Until every environment expires. */
  private volatile Duration remaining = Duration.ofDays(7);

  /** How many more times the environment EN2 cannot be read. */
  private volatile int failures;

  @BeforeEach
  void serve() throws IOException {
    line = new CommandLineRun(folder);
    server.setDispatcher(
        new Dispatcher() {
          @Override
          public MockResponse dispatch(RecordedRequest request) {
            return answer(request);
          }
        });
    server.start();
  }

  @AfterEach
  void end() {
    server.close();
  }

  private synchronized MockResponse answer(RecordedRequest request) {
    String path = request.getUrl().encodedPath();
    if (!request.getMethod().equals("GET")) {
      changes.add(request.getUrl().queryParameter("envId"));
      return body("");
    }
    if (path.endsWith("getextended")) {
      String id = request.getUrl().queryParameter("envId");
      if ("EN2".equals(id) && failures > 0) {
        failures--;
        return new MockResponse.Builder().code(502).build();
      }
      return body(
          """
          {"id":"%s","name":"Lab %s","statusCode":2,"statusText":"Ready","expirationTime":"%s",
            "vms":[{"id":"MC1","name":"%s","statusText":"Running","progress":100}]}\
          """
              .formatted(
                  id,
                  id,
                  RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC).plus(remaining)),
                  "EN1".equals(id) ? "web" : "database"));
    }
    return path.endsWith("/envs")
        ? body(
            "[{\"id\":\"EN1\",\"name\":\"Lab EN1\"},{\"id\":\"EN2\",\"name\":\"Lab EN2\"}%s]"
                .formatted(listedToo))
        : body(path.endsWith("/ping") ? "{\"result\":\"Pong\"}" : "[]");
  }

  private static MockResponse body(String text) {
    return new MockResponse.Builder().body(text).build();
  }

  private int act(String verb, String filter) {
    line.variables.put("ENVWATCH_API_KEY", "key");
    List<String> arguments = new ArrayList<>(List.of("act", verb, "--filter", filter, "--yes"));
    arguments.addAll(List.of("--address", server.url("/").toString(), "--api-id", "ID"));
    return line.run(arguments.toArray(String[]::new));
  }

  @Test
  void whatTheFilterExcludesIsNotChangedIfItCouldNotBeReadAtFirst() {
    failures = 1;

    assertThat(act("suspend", "-machine:database")).as(line.err()).isZero();

    assertThat(changes).containsExactly("EN1");
  }

  @Test
  void whatCouldNotBeReadOfTheListMayMatchToo() {
    listedToo = ",{\"name\":\"Lab\"}";

    assertThat(act("suspend", "name:lab")).as(line.err()).isEqualTo(1);

    assertThat(changes).containsExactlyInAnyOrder("EN1", "EN2");
    assertThat(line.err()).contains(text("cli.status.unreadable", server.getHostName(), 1));
  }

  @Test
  void whereUnreadableSettingsWereKeptIsToldOnce() throws Exception {
    AppDirectories directories = AppDirectories.below(folder);
    directories.create();
    Files.writeString(directories.config().resolve("settings.json"), "{");

    act("suspend", "name:lab");

    assertThat(line.err().lines().filter(told -> told.contains("settings"))).hasSize(1);
  }

  @Test
  void whatExpiresSoonIsExcludedAsInTheWindow() {
    remaining = Duration.ofMinutes(30);

    act("suspend", "-status:expires");

    assertThat(changes).isEmpty();
  }

  @Test
  void whatExpiresSoonIsFoundAsInTheWindow() {
    remaining = Duration.ofMinutes(30);

    assertThat(act("suspend", "status:expires")).as(line.err()).isZero();

    assertThat(changes).containsExactlyInAnyOrder("EN1", "EN2");
  }

  /** Stores an account for each address, with a key. */
  private void store(String... addresses) throws Exception {
    AppDirectories directories = AppDirectories.below(folder);
    directories.create();
    List<AccountSettings> accounts = new ArrayList<>();
    for (String address : addresses) {
      AccountId id = new AccountId("account" + accounts.size());
      accounts.add(
          new AccountSettings(
              id, "Lab", URI.create(address), null, "ID" + accounts.size(), true, List.of()));
      line.keychain.save(id, Secret.of("key"));
    }
    try (SettingsFile file = new SettingsFile(directories)) {
      file.change(settings -> settings.with(Settings.ACCOUNTS, accounts));
    }
  }

  @Test
  void whatSeveralAccountsSeeIsChangedOnce() throws Exception {
    String address = server.url("/").toString();
    store(address, address.replaceFirst("/$", ""));

    assertThat(line.run("act", "extend", "--filter", "name:lab", "--yes")).as(line.err()).isZero();

    assertThat(changes).containsExactlyInAnyOrder("EN1", "EN2");
    assertThat(line.out().lines()).hasSize(2);
  }

  @Test
  void anAccountThatCouldNotBeLookedAtMayHaveMoreThatMatches() throws Exception {
    store(server.url("/").toString(), "http://127.0.0.1:1");

    assertThat(line.run("act", "suspend", "--filter", "name:EN1", "--yes")).isEqualTo(1);

    assertThat(changes).containsExactly("EN1");
    assertThat(line.err()).contains("refused the connection");
  }

  @Test
  void anAccountWithoutAKeyMayHaveMoreThatMatches() throws Exception {
    store(server.url("/").toString(), server.url("/other").toString());
    line.keychain.delete(new AccountId("account1"));

    assertThat(line.run("act", "suspend", "--filter", "name:EN1", "--yes")).isEqualTo(1);

    assertThat(changes).containsExactly("EN1");
  }

  private Path history() throws IOException {
    AppDirectories directories = AppDirectories.below(folder);
    Files.createDirectories(directories.data());
    return Subcommand.historyFile(directories);
  }

  /** As in the window, where the environment may be of another account. */
  private void tag(String environment, String tag) throws IOException {
    EnvironmentKey key =
        new EnvironmentKey(new AccountId("window"), new EnvironmentId(environment));
    try (HistoryWriter writer = new HistoryFile(history()).write()) {
      writer.write(Subject.of(key), new Note("", List.of(tag)), Instant.now());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"-tag:keep", "-keep"})
  void whatIsTaggedInTheWindowIsExcludedByItsTag(String filter) throws IOException {
    tag("EN1", "keep");

    assertThat(act("suspend", filter)).as(line.err()).isZero();

    assertThat(changes).containsExactly("EN2");
  }

  @Test
  void whatIsTaggedInTheWindowIsFoundByItsTag() throws IOException {
    tag("EN1", "old");

    assertThat(act("suspend", "tag:old")).as(line.err()).isZero();

    assertThat(changes).containsExactly("EN1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-claimed:ben", "differs:yes", "-attendance:present", "-tag:a", "note:b"})
  void aFilterForWhatOnlyTheWindowKnowsIsRefused(String filter) {
    assertThat(act("delete", filter)).isEqualTo(2);

    String field = filter.replaceFirst("-?(\\w+:).*", "$1");
    assertThat(line.err())
        .startsWith("The filter asks for " + field + ", which only the window knows.");
    assertThat(changes).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"-tag:", "owner:\"\"", "-up:<"})
  void aTermWithoutAValueIsRefused(String unfinished) {
    assertThat(act("delete", "lab " + unfinished)).isEqualTo(2);

    assertThat(line.err()).contains(unfinished).contains("has no value");
    assertThat(changes).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"-tag:keep", "-keep"})
  void nothingIsChangedWhileTheTagsCannotBeRead(String filter) throws IOException {
    Files.writeString(history(), "no history");

    assertThat(act("delete", filter)).isEqualTo(2);

    assertThat(line.err()).startsWith("The history with the notes and tags cannot be read");
    assertThat(changes).isEmpty();
  }

  @Test
  void tagsThatAreNotAskedForNeedNotBeRead() throws IOException {
    Files.writeString(history(), "no history");

    assertThat(act("suspend", "name:EN1")).as(line.err()).isZero();

    assertThat(changes).containsExactly("EN1");
  }

  @Test
  void aFilterThatBeginsWithAnAtSignIsNoFileOfArguments() throws IOException {
    Path file = Files.writeString(folder.resolve("smith.lab"), "name:EN1\n--yes\n");
    line.variables.put("ENVWATCH_API_KEY", "key");
    String address = server.url("/").toString();

    line.run("act", "suspend", "--filter", "@" + file, "--address", address, "--api-id", "ID");

    assertThat(changes).isEmpty();
    assertThat(line.err()).startsWith("Nothing that was chosen exists");
  }

  @Test
  void whatCannotBeReadIsLeftOutByName() {
    failures = Integer.MAX_VALUE;

    assertThat(act("delete", "-machine:database")).isEqualTo(1);

    assertThat(changes).as("deleted: %s", line.out()).doesNotContain("EN2");
    assertThat(line.out())
        .contains("EN2 (EN2): It could not be read, so whether it matches the filter");
  }
}
