package envwatch.journeys;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.journeys.pages.SettingsPage;
import envwatch.model.Secret;
import envwatch.platform.AppDirectories;
import envwatch.platform.WrittenLog;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabMachine;
import envwatch.simulator.Simulator;
import envwatch.simulator.Weather;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class LeaveNoSecretsTest {
  private static final long LARGEST_SEARCHED = 16 << 20;

  /** File systems may count by whole seconds. */
  private final Instant began = Instant.now().truncatedTo(ChronoUnit.SECONDS);

  @AutoClose private Workplace workplace;

  @SuppressWarnings("unused") // JUnit reads it, to close it.
  @AutoClose
  private WrittenLog log;

  private Simulator service;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
    // Secrets of its own: other programs of this computer may be using those of the usual seed.
    service = workplace.service(Workplace.STILL.toBuilder().machines(3).seed(20_991_231).build());
    log = WrittenLog.inDetail(folder.resolve("logs").resolve("envwatch.log"));
  }

  @Test
  void aWholeSessionLeavesNeitherKeyNorPasswordInAnyFile() throws IOException {
    Secret firstKey = service.apiKey();
    DashboardPage dashboard = workplace.start();
    SettingsPage settings = dashboard.openSettings();
    settings
        .type("account-name", "Lab")
        .type("account-address", service.address().toString())
        .type("account-api-id", service.apiId())
        .pasteKey(firstKey);
    settings.testConnection();
    await().untilAsserted(() -> assertThat(settings.outcome()).isNotEqualTo(text("test.running")));
    settings.pressOk();
    await().untilAsserted(() -> assertThat(dashboard.connection()).contains("v3"));
    await().until(dashboard::allSeen);

    LabEnvironment environment = reachable();
    LabMachine machine = environment.machines().getFirst();
    dashboard.select(environment.name());
    dashboard.machines().pressReveal(machine.name());
    dashboard.machines().copyPassword(machine.name());
    dashboard.filter("owner:ann");
    service.weather(Weather.builder().fault(500).build());
    dashboard.lookNow();
    await().until(() -> dashboard.banner("service-failing").isPresent());
    service.weather(Weather.FAIR);
    Secret secondKey = service.rotateKey();
    dashboard.pressBannerButton("service-failing");
    await().until(() -> dashboard.banner("signed-out").isPresent());
    assertThat(secretsIn(databaseInUse(), List.of(firstKey, secondKey))).isEmpty();
    workplace.quit(dashboard);
    DashboardPage again = workplace.start();
    await().until(() -> again.banner("signed-out").isPresent());
    workplace.quit(again);

    List<Path> written = filesWritten();
    assertThat(written)
        .contains(workplace.folder().resolve("settings.json"))
        .contains(workplace.folder().resolve("history.db"))
        .contains(workplace.folder().resolve("logs").resolve("envwatch.log"));
    assertThat(secretsIn(written, List.of(firstKey, secondKey))).isEmpty();
  }

  /** What SQLite keeps beside the history as long as it is open; waits until something is there. */
  private List<Path> databaseInUse() {
    Path log = workplace.folder().resolve("history.db-wal");
    await().until(() -> Files.exists(log) && Files.size(log) > 0);
    Path index = workplace.folder().resolve("history.db-shm");
    // Windows lets nobody else read what is locked in it.
    return OS.WINDOWS.isCurrentOs() ? List.of(log) : List.of(log, index);
  }

  /** The files that contain a secret. */
  private List<Path> secretsIn(List<Path> files, List<Secret> keys) throws IOException {
    List<String> secrets =
        Stream.concat(keys.stream(), passwords())
            .map(Secret::reveal)
            .flatMap(LeaveNoSecretsTest::asItMayBeWritten)
            .toList();
    List<Path> telling = new ArrayList<>();
    for (Path file : files) {
      String content = content(file);
      if (secrets.stream().anyMatch(content::contains)) {
        telling.add(file);
      }
    }
    return telling;
  }

  private Stream<Secret> passwords() {
    return service.world().environments().stream()
        .flatMap(environment -> environment.machines().stream())
        .map(LabMachine::password);
  }

  private static Stream<String> asItMayBeWritten(String secret) {
    return Stream.of(
        secret,
        secret.replace("\\", "\\\\").replace("\"", "\\\""),
        URLEncoder.encode(secret, StandardCharsets.UTF_8));
  }

  private static String content(Path file) throws IOException {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    } catch (NoSuchFileException gone) {
      return "";
    }
  }

  private LabEnvironment reachable() {
    return service.world().environments().stream()
        .filter(each -> each.machines().stream().allMatch(LabMachine::reachable))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Everything in the folder the program was given, and what is new where it might write besides.
   */
  private List<Path> filesWritten() throws IOException {
    List<Path> written = new ArrayList<>();
    try (Stream<Path> own = Files.walk(workplace.folder())) {
      own.filter(Files::isRegularFile).forEach(written::add);
    }
    AppDirectories usual = AppDirectories.ofSystem();
    Path passing = Path.of(System.getProperty("java.io.tmpdir"));
    for (Path place : List.of(passing, usual.data(), usual.config(), usual.logs())) {
      written.addAll(newFiles(place));
    }
    return written;
  }

  /**
   * A new file changes the folder it is in: what others keep in folders unchanged since the test
   * began, be it a whole system with its devices, is left alone.
   *
   * @param place need not exist
   */
  private List<Path> newFiles(Path place) throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(
        place,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return folder.equals(place) || changed(attributes)
                ? FileVisitResult.CONTINUE
                : FileVisitResult.SKIP_SUBTREE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile()
                && changed(attributes)
                && attributes.size() < LARGEST_SEARCHED
                && Files.isReadable(file)) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException failure) {
            return FileVisitResult.CONTINUE;
          }

          // Others may take away a folder, or the right to read it, at any moment.
          @Override
          public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) {
            return FileVisitResult.CONTINUE;
          }
        });
    return found;
  }

  private boolean changed(BasicFileAttributes attributes) {
    return !attributes.lastModifiedTime().toInstant().isBefore(began);
  }
}
