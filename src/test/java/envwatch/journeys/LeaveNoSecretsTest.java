package envwatch.journeys;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.DetailedLog;
import envwatch.journeys.pages.DashboardPage;
import envwatch.journeys.pages.SettingsPage;
import envwatch.model.Secret;
import envwatch.simulator.Simulator;
import envwatch.simulator.weather.Weather;
import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabMachine;
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
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeaveNoSecretsTest {
  private static final long LARGEST_SEARCHED = 16 << 20;

  private final Instant began = Instant.now();
  @AutoClose private Workplace workplace;
  @AutoClose private DetailedLog log;
  private Simulator service;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
    // Secrets of its own: other programs of this computer may be using those of the usual seed.
    service = workplace.service(Workplace.STILL.withMachines(3).withSeed(20_991_231));
    log = new DetailedLog(folder.resolve("logs").resolve("envwatch.log"));
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
    await().untilAsserted(() -> assertThat(dashboard.connection()).contains("API v3"));
    await().until(dashboard::allSeen);

    LabEnvironment environment = reachable();
    LabMachine machine = environment.machines().getFirst();
    dashboard.select(environment.name());
    dashboard.machines().pressReveal(machine.name());
    dashboard.machines().copyPassword(machine.name());
    dashboard.filter("owner:ann");
    service.weather(Weather.FAIR.withFault(500));
    dashboard.lookNow();
    await().until(() -> dashboard.banner("lost").isPresent());
    service.weather(Weather.FAIR);
    Secret secondKey = service.rotateKey();
    dashboard.pressBannerButton("lost");
    await().until(() -> dashboard.banner("signed-out").isPresent());
    workplace.quit(dashboard);
    DashboardPage again = workplace.start();
    await().until(() -> again.banner("signed-out").isPresent());
    workplace.quit(again);

    List<Path> written = filesWritten();
    assertThat(written)
        .contains(workplace.folder().resolve("settings.json"))
        .contains(workplace.folder().resolve("logs").resolve("envwatch.log"));
    List<String> secrets =
        Stream.concat(Stream.of(firstKey, secondKey), passwords())
            .map(Secret::reveal)
            .flatMap(LeaveNoSecretsTest::asItMayBeWritten)
            .toList();
    for (Path file : written) {
      String content = content(file);
      assertThat(secrets.stream().filter(content::contains).count())
          .as("secrets in %s", file)
          .isZero();
    }
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
   * Everything in the program's own folder, and what has changed in the folder for passing files.
   */
  private List<Path> filesWritten() throws IOException {
    List<Path> written = new ArrayList<>();
    Files.walkFileTree(
        Path.of(System.getProperty("java.io.tmpdir")),
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            boolean recent = attributes.lastModifiedTime().toInstant().isAfter(began);
            if (attributes.isRegularFile()
                && recent
                && attributes.size() < LARGEST_SEARCHED
                && Files.isReadable(file)) {
              written.add(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException failure) {
            return FileVisitResult.CONTINUE;
          }
        });
    return written;
  }
}
