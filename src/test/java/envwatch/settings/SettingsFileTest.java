package envwatch.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.NetworkSettings.ProxyChoice;
import envwatch.tools.Tool;
import envwatch.tools.ToolCommand;
import envwatch.util.CallingBack;
import envwatch.util.Subscription;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.DayOfWeek;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsFileTest {
  private static final Duration NEVER_BY_ITSELF = Duration.ofHours(1);
  private static final AccountSettings LAB =
      new AccountSettings(
          new AccountId("a1"),
          "Lab \"Ünïcode\" 课",
          URI.create("https://use.cloudshare.com"),
          new ApiVersion(2),
          "ABCDEF",
          true,
          List.of("env1", "env2"));

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("settings.json");
  }

  private SettingsFile open() {
    return new SettingsFile(file, NEVER_BY_ITSELF, NEVER_BY_ITSELF);
  }

  private static AppearanceSettings font(int size) {
    return new AppearanceSettings(Theme.LIGHT, size);
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void nothingIsSaidOfAFileInAFolderThatLetsNobodyLook() throws IOException {
    Path circle = folder.resolve("circle");
    Files.createSymbolicLink(circle, circle);
    file = circle.resolve("settings.json");

    try (SettingsFile settings = open()) {
      assertThat(settings.current()).isEqualTo(Settings.DEFAULT);
      assertThat(settings.setAside()).isEmpty();
    }
  }

  @Test
  void aMissingFileGivesTheDefaults() {
    try (SettingsFile settings = open()) {
      assertThat(settings.current()).isEqualTo(Settings.DEFAULT);
      assertThat(settings.setAside()).isEmpty();
    }
    assertThat(file).doesNotExist();
  }

  @Test
  void everythingComesBackAsItWasSaved() {
    Settings everythingChanged =
        Settings.DEFAULT
            .with(Settings.ACCOUNTS, List.of(LAB))
            .with(Settings.SHOWN_ACCOUNT, Optional.of(LAB.id()))
            .with(
                Settings.WATCHING,
                WatchSettings.DEFAULT
                    .with(WatchSettings.CHANGING, Duration.ofSeconds(6))
                    .with(WatchSettings.SELECTED, Duration.ofSeconds(7))
                    .with(WatchSettings.RESTING, Duration.ofSeconds(60))
                    .with(WatchSettings.REQUESTS_IN_FLIGHT, 3)
                    .with(WatchSettings.REQUESTS_PER_SECOND, 2)
                    .with(WatchSettings.EXPIRES_SOON, Duration.ofHours(5)))
            .with(
                Settings.SECURITY,
                SecuritySettings.DEFAULT
                    .with(SecuritySettings.REVEAL, Duration.ofSeconds(9))
                    .with(SecuritySettings.CLIPBOARD, Duration.ofSeconds(8))
                    .with(SecuritySettings.READ_ONLY, true)
                    .with(SecuritySettings.REDIRECT_DRIVES, true))
            .with(Settings.APPEARANCE, new AppearanceSettings(Theme.DARK, 20))
            .with(
                Settings.NETWORK,
                NetworkSettings.DEFAULT
                    .with(NetworkSettings.PROXY, ProxyChoice.ADDRESS)
                    .with(NetworkSettings.PROXY_HOST, "proxy")
                    .with(NetworkSettings.PROXY_PORT, 3128)
                    .with(NetworkSettings.PROXY_USER, "ann")
                    .with(NetworkSettings.AUTHORITY_FILE, "/etc/own.pem"))
            .with(
                Settings.NOTICES,
                NoticeSettings.DEFAULT
                    .with(NoticeSettings.ON, false)
                    .with(NoticeSettings.PROBLEMS, false)
                    .with(NoticeSettings.STUCK, false)
                    .with(NoticeSettings.EXPIRATIONS, false)
                    .with(NoticeSettings.ACTIONS, false)
                    .with(NoticeSettings.CONTACT, false)
                    .with(NoticeSettings.OUTSIDE, false)
                    .with(NoticeSettings.SOUND, true)
                    .with(NoticeSettings.QUIET_DAYS, List.of(DayOfWeek.MONDAY, DayOfWeek.SUNDAY))
                    .with(NoticeSettings.QUIET_FROM, 20)
                    .with(NoticeSettings.QUIET_UNTIL, 7))
            .with(
                Settings.RELEASES,
                ReleaseSettings.DEFAULT.with(ReleaseSettings.LOOKING, ReleaseSettings.Looking.YES))
            .with(
                Settings.SAVED_VIEWS,
                List.of(
                    new SavedView(
                        "Mine", "owner:ann -test", List.of(Phase.PROBLEM, Phase.RUNNING))))
            .with(
                Settings.TOOLS,
                List.of(
                    new Tool(
                        "1",
                        "Ping",
                        Tool.Subject.MACHINE,
                        "owner:ann",
                        new ToolCommand.Program("ping", List.of("{ip}")),
                        true,
                        "Shortcut+Alt+P",
                        true)));
    try (SettingsFile settings = open()) {
      settings.change(before -> everythingChanged);
    }

    try (SettingsFile settings = open()) {
      assertThat(settings.current()).isEqualTo(everythingChanged);
      assertThat(settings.setAside()).isEmpty();
    }
  }

  @Test
  void aChangeIsSavedSoonByItself() {
    try (SettingsFile settings = new SettingsFile(file, Duration.ofMillis(20), NEVER_BY_ITSELF)) {
      settings.change(before -> before.with(Settings.APPEARANCE, font(17)));

      await().untilAsserted(() -> assertThat(file).content().contains("\"fontSize\" : 17"));
    }
  }

  @Test
  void subscribersHearEachChange() {
    List<Integer> heard = new ArrayList<>();
    try (SettingsFile settings = open()) {
      Subscription subscription =
          settings.subscribe(
              changed -> heard.add(changed.appearance().get(AppearanceSettings.FONT_SIZE)));
      settings.change(before -> before.with(Settings.APPEARANCE, font(17)));
      settings.change(before -> before.with(Settings.APPEARANCE, font(18)));
      subscription.close();
      settings.change(before -> before.with(Settings.APPEARANCE, font(19)));
    }
    assertThat(heard).containsExactly(17, 18);
  }

  @Test
  void subscribersAreCalledWithoutALock() {
    try (SettingsFile settings = open()) {
      CallingBack<Settings> subscriber =
          new CallingBack<>(
              () -> settings.change(before -> before.with(Settings.APPEARANCE, font(18))));
      settings.subscribe(changed -> {
        if (changed.appearance().get(AppearanceSettings.FONT_SIZE) == 17) {
          subscriber.accept(changed);
        }
      });

      settings.change(before -> before.with(Settings.APPEARANCE, font(17)));

      assertThat(subscriber.unanswered()).isEmpty();
      assertThat(subscriber.answered()).hasSize(1);
    }
  }

  @Test
  void whoIsToldOfSavingIsCalledWithoutALock() throws IOException {
    Path blocked = Files.createFile(folder.resolve("blocked"));
    SettingsFile settings = openBelow(blocked, NEVER_BY_ITSELF);
    CallingBack<Boolean> listener = new CallingBack<>(settings::close);
    settings.onSaving(listener);

    settings.change(before -> before.with(Settings.APPEARANCE, font(17)));

    await().until(() -> listener.answered().size() + listener.unanswered().size() > 0);
    assertThat(listener.unanswered()).isEmpty();
  }

  @Test
  void theFileIsReadableByTheUserAlone() throws IOException {
    try (SettingsFile settings = open()) {
      settings.change(before -> before.with(Settings.APPEARANCE, font(17)));
    }
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "\"text\"",
        "{\"appearance\": {\"fontSize\": 1",
        "{} {}",
        "{}]",
        "{\"accounts\": [}",
        "\u0000\u0001"
      })
  void aBrokenFileIsSetAsideAndDefaultsUsed(String content) throws IOException {
    Files.writeString(file, content);

    try (SettingsFile settings = open()) {
      assertThat(settings.current()).isEqualTo(Settings.DEFAULT);
      assertThat(settings.setAside().orElseThrow()).content().isEqualTo(content);
      assertThat(settings.setAside().orElseThrow().getFileName().toString())
          .matches("settings\\.broken-\\d{8}-\\d{6}-\\d{3}\\.json");
      assertThat(file).doesNotExist();
    }
  }

  @Test
  void nestingWithoutEndIsABrokenFile() throws IOException {
    Files.writeString(file, "{\"a\":" + "[".repeat(100_000));

    try (SettingsFile settings = open()) {
      assertThat(settings.setAside()).isPresent();
    }
  }

  @Test
  void aFileTooLargeForSettingsIsABrokenFile() throws IOException {
    Files.writeString(file, "{\"a\":\"" + "x".repeat(9_000_000) + "\"}");

    try (SettingsFile settings = open()) {
      assertThat(settings.current()).isEqualTo(Settings.DEFAULT);
      assertThat(settings.setAside().orElseThrow()).hasSize(9_000_008);
    }
  }

  @Test
  @Timeout(value = 10, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  @EnabledOnOs(OS.LINUX)
  void whatIsNoFileIsNotWaitedForAndStaysWhereItIs() throws Exception {
    Path pipe = folder.resolve("pipe");
    new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
    Files.createSymbolicLink(file, pipe);

    try (SettingsFile settings = open()) {
      assertThat(settings.current()).isEqualTo(Settings.DEFAULT);
      assertThat(settings.setAside()).isPresent();
    }
    assertThat(pipe).exists();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"accounts\": {\"id\": \"a1\"}}", "{\"savedViews\": \"mine\"}"})
  void ofAListThatIsNoneACopyIsKept(String content) throws IOException {
    Files.writeString(file, content);

    try (SettingsFile settings = open()) {
      assertThat(settings.setAside().orElseThrow()).content().isEqualTo(content);
    }
  }

  @Test
  void aFieldOfAnotherTypeIsReplacedByItsDefaultAlone() throws IOException {
    Files.writeString(
        file,
        """
        {"appearance": {"theme": "dark", "fontSize": "large"},
         "watching": {"restingSeconds": null, "changingSeconds": 1e400, "selectedSeconds": 20},
         "security": [], "network": null}
        """);

    try (SettingsFile settings = open()) {
      Settings read = settings.current();
      assertThat(read.appearance()).isEqualTo(new AppearanceSettings(Theme.DARK, 14));
      assertThat(read.watching().get(WatchSettings.RESTING))
          .isEqualTo(WatchSettings.RESTING.usual());
      assertThat(read.watching().get(WatchSettings.CHANGING))
          .isEqualTo(WatchSettings.CHANGING.usual());
      assertThat(read.watching().get(WatchSettings.SELECTED)).isEqualTo(Duration.ofSeconds(20));
      assertThat(read.security()).isEqualTo(SecuritySettings.DEFAULT);
      assertThat(read.network()).isEqualTo(NetworkSettings.DEFAULT);
      assertThat(settings.setAside()).isEmpty();
    }
  }

  @Test
  void aNumberBeyondTheLimitsIsBroughtToTheNearerOne() throws IOException {
    Files.writeString(
        file,
        """
        {"appearance": {"fontSize": 1000},
         "watching": {"restingSeconds": 0, "selectedSeconds": 86400, "requestsInFlight": -3,
                      "requestsPerSecond": 9000000000, "expiresSoonSeconds": -1},
         "security": {"revealSeconds": 0}, "network": {"proxyPort": 70000}}
        """);

    try (SettingsFile settings = open()) {
      Settings read = settings.current();
      assertThat(read.appearance().get(AppearanceSettings.FONT_SIZE)).isEqualTo(28);
      assertThat(read.watching())
          .isEqualTo(
              WatchSettings.DEFAULT
                  .with(WatchSettings.SELECTED, Duration.ofHours(1))
                  .with(WatchSettings.RESTING, Duration.ofSeconds(1))
                  .with(WatchSettings.REQUESTS_IN_FLIGHT, 1)
                  .with(WatchSettings.REQUESTS_PER_SECOND, 100)
                  .with(WatchSettings.EXPIRES_SOON, Duration.ZERO));
      assertThat(read.security().get(SecuritySettings.REVEAL)).isEqualTo(Duration.ofSeconds(1));
      assertThat(read.network().get(NetworkSettings.PROXY_PORT)).isEqualTo(65_535);
    }
  }

  @Test
  void anAccountWithoutANameIsCalledByItsHost() throws IOException {
    Files.writeString(
        file,
        """
        {"accounts": [{"id": "lab", "name": " ", "address": "https://use.cloudshare.com"}]}
        """);

    try (SettingsFile settings = open()) {
      assertThat(settings.current().accounts().getFirst().name()).isEqualTo("use.cloudshare.com");
    }
  }

  @Test
  void numbersAreTakenInEveryFormOfJson() throws IOException {
    Files.writeString(
        file,
        """
        {"watching": {"changingSeconds": 7.0, "selectedSeconds": 99999999999999999999,
                      "restingSeconds": 61},
         "appearance": {"fontSize": 12, "fontSize": 13}}
        """);

    try (SettingsFile settings = open()) {
      Settings read = settings.current();
      assertThat(read.watching().get(WatchSettings.CHANGING))
          .isEqualTo(WatchSettings.CHANGING.usual());
      assertThat(read.watching().get(WatchSettings.SELECTED))
          .isEqualTo(WatchSettings.SELECTED.usual());
      assertThat(read.watching().get(WatchSettings.RESTING)).isEqualTo(Duration.ofSeconds(61));
      assertThat(read.appearance().get(AppearanceSettings.FONT_SIZE)).isEqualTo(13);
    }
  }

  @Test
  void ofAnAccountThatCannotBeReadACopyIsKept() throws IOException {
    String content =
        """
        {"accounts": [{"id": "a1", "name": "Lab", "address": "https://host", "apiId": "x"},
                      {"id": "a2", "address": "not an address"},
                      {"id": "a1", "address": "https://twice"}]}
        """;
    Files.writeString(file, content);

    try (SettingsFile settings = open()) {
      assertThat(settings.current().accounts())
          .extracting(AccountSettings::name)
          .containsExactly("Lab");
      assertThat(settings.setAside().orElseThrow()).content().isEqualTo(content);
      assertThat(file).content().isEqualTo(content);
    }
  }

  @Test
  void whatANewerVersionWroteSurvivesSaving() throws IOException {
    Files.writeString(
        file,
        """
        {"future": {"x": 1}, "appearance": {"fontSize": 15, "density": "compact"},
         "accounts": [{"id": "a1", "address": "https://host", "colour": "blue"}]}
        """);

    try (SettingsFile settings = open()) {
      settings.change(before -> before.with(Settings.APPEARANCE, font(16)));
    }

    assertThat(file)
        .content()
        .contains(
            "\"future\"",
            "\"density\" : \"compact\"",
            "\"colour\" : \"blue\"",
            "\"fontSize\" : 16");
  }

  @Test
  void whatNothingReadsIsNotSaved() throws IOException {
    try (SettingsFile settings = open()) {
      settings.change(before -> before.with(Settings.APPEARANCE, font(16)));
    }

    assertThat(file).content().doesNotContain("presenter");
  }

  @Test
  void aSettingThatIsNoMoreIsPassedOver() throws IOException {
    Files.writeString(file, "{\"security\": {\"presenter\": true, \"readOnly\": true}}");

    try (SettingsFile settings = open()) {
      assertThat(settings.current().security().get(SecuritySettings.READ_ONLY)).isTrue();
      assertThat(settings.setAside()).isEmpty();
    }
  }

  @Test
  void anAccountThatWasRemovedDoesNotComeBack() throws IOException {
    Files.writeString(
        file,
        "{\"accounts\": [{\"id\": \"a1\", \"address\": \"https://host\", \"colour\": \"blue\"}]}");

    try (SettingsFile settings = open()) {
      settings.change(before -> before.with(Settings.ACCOUNTS, List.of()));
    }

    assertThat(file).content().doesNotContain("https://host");
  }

  @Test
  void whatCannotBeSavedIsToldOnceAndSavedWithTheNextChangeThatCanBe() throws IOException {
    Path blocked = Files.createFile(folder.resolve("blocked"));
    List<Boolean> told = new CopyOnWriteArrayList<>();
    try (SettingsFile settings = openBelow(blocked, NEVER_BY_ITSELF)) {
      settings.onSaving(told::add);
      settings.change(before -> before.with(Settings.APPEARANCE, font(17)));
      await().until(() -> told.equals(List.of(false)));
      Files.delete(blocked);

      settings.change(before -> before.with(Settings.SECURITY, SecuritySettings.DEFAULT));

      await()
          .untilAsserted(
              () -> assertThat(blocked.resolve("settings.json")).content().contains("17"));
      await().until(() -> told.equals(List.of(false, true)));
    }
  }

  @Test
  void whatCannotBeSavedIsSavedByItselfAsSoonAsItCanBe() throws IOException {
    Path blocked = Files.createFile(folder.resolve("blocked"));
    List<Boolean> told = new CopyOnWriteArrayList<>();
    try (SettingsFile settings = openBelow(blocked, Duration.ofMillis(5))) {
      settings.onSaving(told::add);
      settings.change(before -> before.with(Settings.APPEARANCE, font(17)));
      await().until(() -> told.equals(List.of(false)));

      Files.delete(blocked);

      await().until(() -> told.equals(List.of(false, true)));
      assertThat(blocked.resolve("settings.json")).content().contains("17");
    }
  }

  private static SettingsFile openBelow(Path directory, Duration pauseAfterFailure) {
    return new SettingsFile(
        directory.resolve("settings.json"), Duration.ofMillis(5), pauseAfterFailure);
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aLinkStaysALinkAndTheFileItLeadsToIsWritten() throws IOException {
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Path target = Files.writeString(elsewhere.resolve("envwatch.json"), "{}");
    Files.createSymbolicLink(file, Path.of("elsewhere/envwatch.json"));

    try (SettingsFile settings = open()) {
      settings.change(before -> before.with(Settings.APPEARANCE, font(17)));
    }

    assertThat(file).isSymbolicLink();
    assertThat(target).content().contains("\"fontSize\" : 17");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aLinkToAFileThatCannotBeReadStaysALink() throws IOException {
    Path target = Files.writeString(folder.resolve("envwatch.json"), "no JSON");
    Files.createSymbolicLink(file, target);

    try (SettingsFile settings = open()) {
      assertThat(settings.setAside().orElseThrow()).hasContent("no JSON");
      settings.change(before -> before.with(Settings.APPEARANCE, font(17)));
    }

    assertThat(file).isSymbolicLink();
    assertThat(target).content().contains("\"fontSize\" : 17");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aLinkToADriveThatIsNotThereIsNoReasonToMakeFolders() throws IOException {
    Path drive = folder.resolve("drive");
    Files.createSymbolicLink(file, drive.resolve("envwatch/settings.json"));
    List<Boolean> told = new ArrayList<>();

    try (SettingsFile settings = open()) {
      settings.onSaving(told::add);
      settings.change(before -> before.with(Settings.APPEARANCE, font(17)));
    }

    assertThat(told).containsExactly(false);
    assertThat(drive).doesNotExist();
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aReadOnlyFileIsNotOverwritten() throws IOException {
    Files.writeString(file, "{\"appearance\": {\"fontSize\": 15}}");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    List<Boolean> told = new ArrayList<>();

    try (SettingsFile settings = open()) {
      settings.onSaving(told::add);
      settings.change(before -> before.with(Settings.APPEARANCE, font(17)));
    }

    assertThat(told).containsExactly(false);
    assertThat(file).hasContent("{\"appearance\": {\"fontSize\": 15}}");
  }
}
