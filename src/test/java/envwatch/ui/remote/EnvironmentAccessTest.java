package envwatch.ui.remote;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.api.ApiException;
import envwatch.api.Capabilities;
import envwatch.api.Capability;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.RemoteAccess;
import envwatch.model.Secret;
import envwatch.remote.RdpFiles;
import envwatch.remote.RemoteDesktopClient;
import envwatch.remote.SshCommand;
import envwatch.remote.SshTerminal.Outcome;
import envwatch.remote.WebBrowser;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.DialogQuestion;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class EnvironmentAccessTest {
  private static final Capabilities ALL =
      new Capabilities(
          Set.of(
              Capability.REMOTE_ACCESS_FILE, Capability.LOGIN_LINK, Capability.FIND_BY_HOST_NAME),
          Set.of());
  private static final Capabilities NONE = new Capabilities(Set.of(), Set.of());

  @TempDir private Path folder;
  private final AnsweringService service = new AnsweringService();
  private final List<URI> opened = new ArrayList<>();
  private @Nullable RemoteDesktopClient client;
  private final List<String> terminals = new ArrayList<>();
  private Outcome outcome = new Outcome.Opened("xterm");
  private boolean drives;
  private boolean withoutBrowser;
  private final List<DialogQuestion> asked = new ArrayList<>();
  private boolean agrees;
  private @Nullable String system = "Windows";
  private Dashboard dashboard;
  private EnvironmentAccess access;
  private Parent foot;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      dashboard = Dashboards.of(new AppearanceSettings(Theme.LIGHT, 14));
      access =
          new EnvironmentAccess(
              dashboard.model(),
              dashboard.clipboard(),
              new AccessServices(
                  account -> Optional.of(service.service()),
                  new RdpFiles(folder.resolve("remote")),
                  () -> Optional.ofNullable(client),
                  this::openTerminal,
                  () -> drives,
                  opened::add,
                  this::openSignedIn,
                  path -> opened.add(path.toUri()),
                  "Linux",
                  new BackgroundWork(Runnable::run, Runnable::run),
                  UnaryOperator.identity()),
              (question, agreed, declined) -> {
                asked.add(question);
                (agrees ? agreed : declined).run();
              });
      foot = (Parent) access.panels().getFirst();
      live(ALL);
    });
  }

  private Outcome openTerminal(String host, @Nullable String user, Consumer<String> started) {
    terminals.add(user + "@" + host);
    if (outcome instanceof Outcome.Opened(String terminal)) {
      started.accept(terminal);
    }
    return outcome;
  }

  private void openSignedIn(URI link) throws IOException {
    if (withoutBrowser) {
      // A system without the program that opens addresses on Windows.
      new WebBrowser("Windows 11", folder, folder).open(link);
    }
    opened.add(link);
  }

  private void live(Capabilities capabilities) {
    AccountView known = SampleWorld.account(new Link.Live());
    AccountView account =
        new AccountView(
            known.id(),
            known.name(),
            known.address(),
            known.link(),
            known.version(),
            known.skippedVersions(),
            capabilities,
            known.listed(),
            known.unreadable(),
            known.lastAnswer(),
            known.nextLook(),
            known.callsLeft(),
            known.slowed(),
            known.clockOffset());
    List<Environment> dozen = SampleWorld.dozen().stream().map(this::withSystem).toList();
    dashboard
        .model()
        .apply(new WorldView(SampleWorld.NOW, false, List.of(account), SampleWorld.watched(dozen)));
    Environment running =
        dozen.stream()
            .filter(one -> one.machines().stream().anyMatch(Machine::running))
            .findFirst()
            .orElseThrow();
    dashboard.model().select(SampleWorld.key(running.id().value()));
  }

  private Environment withSystem(Environment environment) {
    return environment.withMachines(
        environment.machines().stream()
            .map(machine -> machine.toBuilder().operatingSystem(system).build())
            .toList());
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"Windows", "Microsoft WINDOWS Server 2025", ""})
  void remoteDesktopIsOfferedForWindowsAndForWhatIsUnknown(@Nullable String served) {
    system = served;
    OnJavaFx.run(() -> {
      live(ALL);
      assertThat(remoteDesktops()).hasSize(1);
      assertThat(openMenu()).hasSizeGreaterThan(1);
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {"Linux", "Ubuntu 24.04"})
  void remoteDesktopIsNotOfferedForAnotherSystem(String served) {
    system = served;
    OnJavaFx.run(() -> {
      live(ALL);
      assertThat(remoteDesktops()).isEmpty();
      assertThat(openMenu()).extracting(MenuItem::getId).doesNotContain("item-remote-desktop");
    });
  }

  @ParameterizedTest
  @CsvSource({
    "Windows Server 2025, item-remote-desktop",
    "Ubuntu 24.04, item-terminal",
    ", item-remote-desktop item-terminal"
  })
  void theMenusOfferWhatTheSystemOfTheMachineUnderstands(@Nullable String served, String offered) {
    system = served;
    OnJavaFx.run(() -> {
      live(ALL);
      assertThat(machineItems()).extracting(MenuItem::getId).containsExactly(offered.split(" "));
      assertThat(openMenu().stream().map(MenuItem::getId).filter(Objects::nonNull).skip(1))
          .containsOnly(offered.split(" "));
    });
  }

  @Test
  void aTerminalIsOpenedWithTheLoginAndThePasswordGoesToTheClipboard() {
    system = "Linux";
    OnJavaFx.run(() -> {
      live(ALL);
      Machine machine = running().machine();
      access.openTerminal(machine);

      assertThat(terminals).containsExactly(machine.login() + "@" + machine.reachableAt());
      assertThat(dashboard.clipboard().leftProperty().get()).isNotNull();
    });
    assertThat(note())
        .endsWith("is opening in xterm. " + text("access.remote.password"))
        .doesNotContain(OnJavaFx.call(() -> running().machine().password().reveal()));
    assertThat(looksDone()).isTrue();
  }

  @ParameterizedTest
  @MethodSource
  void whyNoTerminalIsThereIsTold(Outcome came, String words) {
    system = "Linux";
    outcome = came;
    OnJavaFx.run(() -> {
      live(ALL);
      access.openTerminal(running().machine());
      assertThat(dashboard.clipboard().leftProperty().get()).isNull();
    });
    assertThat(note()).contains(words);
    assertThat(looksDone()).isFalse();
  }

  static Stream<Arguments> whyNoTerminalIsThereIsTold() {
    return Stream.of(
        Arguments.of(new Outcome.ClosedAtOnce("xterm"), "xterm has ended already"),
        Arguments.of(new Outcome.EndedWithError("xterm", 127), "code 127"),
        Arguments.of(new Outcome.NotStarted("kitty"), "kitty could not be started"),
        Arguments.of(new Outcome.NoTerminal(), "No terminal was found"),
        Arguments.of(new Outcome.NoSsh(), "SSH is not installed"),
        Arguments.of(new Outcome.HostRefused(), "its address has characters"),
        Arguments.of(new Outcome.UserRefused(), "its login has characters"),
        Arguments.of(new Outcome.UserMissing(), "needs a login"),
        Arguments.of(
            new Outcome.CommandUnusable(SshCommand.Problem.QUOTE),
            text("settings.general.command.quote")));
  }

  @Test
  void theKeySaysWhyAMachineWithWindowsGetsNoTerminal() {
    OnJavaFx.run(() -> access.openTerminal(running().machine()));

    assertThat(terminals).isEmpty();
    assertThat(note()).contains(text("access.terminal.windows"));
  }

  @Test
  void aMachineWithoutAnAddressSaysSo() {
    Machine machine =
        SampleWorld.machine("m", "db", Phase.RUNNING, "Running", 0).toBuilder()
            .operatingSystem("Linux")
            .address(null)
            .hostName(null)
            .build();
    assertThat(AccessObstacles.ofTerminal(machine)).isEqualTo(text("access.terminal.no-address"));
  }

  private List<MenuItem> openMenu() {
    return ((MenuButton) access.barEndItems().getFirst()).getItems();
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void theFileIsForTheUserAloneAndHoldsNoPassword() throws IOException {
    service.remoteAccess =
        new RemoteAccess(
            "full address:s:web-1.example.com\r\npassword 51:b:0123\r\n", Secret.of("Wide0pen"));
    openRemoteDesktop();
    Path file = onlyFile();
    assertThat(Files.readString(file))
        .startsWith("full address:s:web-1.example.com\r\n")
        .doesNotContain("password", "0123");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @Test
  void thePasswordServedGoesToTheClipboardWithACountdown() {
    service.remoteAccess =
        new RemoteAccess("full address:s:web-1.example.com\r\n", Secret.of("Wide0pen"));
    openRemoteDesktop();
    OnJavaFx.run(() -> assertThat(dashboard.clipboard().leftProperty().get()).isNotNull());
    assertThat(note()).contains(text("access.remote.password")).doesNotContain("Wide0pen");
  }

  @Test
  void withoutAClientTheFileIsNamed() throws IOException {
    openRemoteDesktop();
    assertThat(note()).contains(onlyFile().toString());
    assertThat(looksDone()).isFalse();
    OnJavaFx.run(() -> {
      ((Button) foot.lookup("#access-open-folder")).fire();
      assertThat(foot.lookup("#access-copy-path")).isNotNull();
    });
    assertThat(opened).containsExactly(onlyFile().getParent().toUri());
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aClientIsStartedOnTheFile() throws IOException {
    Path program = folder.resolve("client");
    Path told = folder.resolve("told");
    Files.writeString(program, "#!/bin/sh\nprintf %s \"$1\" > '" + told + "'\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    client = new RemoteDesktopClient("client", program, List.of());
    openRemoteDesktop();
    await().untilAsserted(() -> assertThat(told).hasContent(onlyFile().toString()));
    assertThat(note()).contains("client");
  }

  @Test
  void aClientThatDoesNotStartIsTold() {
    client = new RemoteDesktopClient("nothing", folder.resolve("nothing"), List.of());
    openRemoteDesktop();
    assertThat(note()).startsWith("nothing could not be started");
  }

  @Test
  void drivesAreSwitchedOffUntilTheSettingAllowsThem() throws IOException {
    service.remoteAccess =
        new RemoteAccess("full address:s:web-1.example.com\r\ndrivestoredirect:s:*\r\n", null);
    openRemoteDesktop();
    assertThat(note()).contains("the drives", text("access.remote.switched-off.drives"));
    assertThat(Files.readString(onlyFile())).contains("drivestoredirect:s:\r\n");
    drives = true;
    openRemoteDesktop();
    assertThat(Files.readString(onlyFile())).contains("drivestoredirect:s:*");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "authentication level:i:0",
        "gatewayhostname:s:gw.example.net",
        "gatewayhostname:s:cloudshare.com.example.net",
        "gatewayhostname:s:evilcloudshare.com"
      })
  void whatIsWeakerThanUsualIsAskedAboutFirst(String line) throws IOException {
    service.remoteAccess =
        new RemoteAccess(
            "full address:s:web-1.example.com\r\n" + line + "\r\n", Secret.of("Wide0pen"));

    openRemoteDesktop();

    assertThat(asked).hasSize(1);
    assertThat(folder.resolve("remote")).doesNotExist();
    assertThat(note()).endsWith("was not opened.");
    assertThat(looksDone()).isFalse();
    OnJavaFx.run(() -> assertThat(dashboard.clipboard().leftProperty().get()).isNull());
    agrees = true;
    openRemoteDesktop();
    assertThat(Files.readString(onlyFile())).contains(line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "authentication level:i:2",
        "gatewayhostname:s:gw.cloudshare.com",
        "gatewayhostname:s:USE.CLOUDSHARE.COM:443",
        "gatewayhostname:s:"
      })
  void theUsualIsNotAskedAbout(String line) throws IOException {
    service.remoteAccess =
        new RemoteAccess("full address:s:web-1.example.com\r\n" + line + "\r\n", null);

    openRemoteDesktop();

    assertThat(asked).isEmpty();
    assertThat(Files.readString(onlyFile())).contains(line);
  }

  @Test
  void theQuestionNamesTheGatewayAndTheMachine() {
    service.remoteAccess =
        new RemoteAccess(
            "full address:s:x\r\nauthentication level:i:0\r\ngatewayhostname:s:gw.example.net",
            null);

    openRemoteDesktop();

    assertThat(asked)
        .singleElement()
        .satisfies(question ->
            assertThat(question.words())
                .contains(
                    text("access.remote.confirm.unverified"),
                    "gw.example.net",
                    "use.cloudshare.com"));
  }

  @Test
  void aSettingThatIsNotHarmlessIsNamed() {
    service.remoteAccess =
        new RemoteAccess("full address:s:web-1.example.com\r\nalternate shell:s:calc\r\n", null);
    openRemoteDesktop();
    assertThat(note()).contains("alternate shell");
    assertThat(folder.resolve("remote")).doesNotExist();
  }

  @Test
  void namesFromTheServiceCannotDisturbTheNote() {
    service.failure = new ApiException.Rejected("7", "no\u202Etxt\u0007");
    openRemoteDesktop();
    assertThat(note()).doesNotContain("\u202E", "\u0007");
  }

  @Test
  void aFailureIsToldInWords() {
    service.failure = new ApiException.Forbidden("403");
    openRemoteDesktop();
    assertThat(note()).contains(text("failure.forbidden"));
  }

  @Test
  void whatTheVersionLacksIsDisabledWithTheReason() {
    OnJavaFx.run(() -> {
      live(NONE);
      MenuItem item = remoteDesktop();
      assertThat(item.isDisable()).isTrue();
      assertThat(item.getText()).contains(text("access.remote.not-offered"));
    });
  }

  @Test
  void aMachineThatIsNotRunningCannotBeOpened() {
    OnJavaFx.run(() -> {
      Machine stopped = SampleWorld.machine("m", "db", Phase.SUSPENDED, "Stopped", 0);
      AccountView account = dashboard.model().worldProperty().get().accounts().getFirst();
      assertThat(AccessObstacles.ofRemoteDesktop(account, stopped))
          .isEqualTo(text("access.remote.not-running"));
    });
  }

  @Test
  void theSignedInLinkIsOpenedAndNeverShown() {
    OnJavaFx.run(() -> webApplication().fire());
    assertThat(opened).containsExactly(URI.create(service.loginLink.reveal()));
    assertThat(note()).doesNotContain("token");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void whereNoBrowserOpensNothingIsSaidToBeOpening() {
    withoutBrowser = true;
    OnJavaFx.run(() -> webApplication().fire());
    assertThat(note()).endsWith("is not open: no web browser could be opened on this computer.");
    assertThat(looksDone()).isFalse();
  }

  @Test
  void aLinkThatLeadsElsewhereIsNotOpened() {
    service.loginLink = Secret.of("https://elsewhere.example/?token=abc");
    OnJavaFx.run(() -> webApplication().fire());
    assertThat(opened).isEmpty();
    assertThat(note()).isEqualTo(text("access.web.refused"));
  }

  @Test
  void aHostThatIsFoundIsSelectedAndTheFilterCleared() {
    service.found = SampleWorld.dozen().getLast();
    OnJavaFx.run(() -> {
      dashboard.model().filterTextProperty().set("web-9.example.com");
      access.findHost("web-9.example.com");
      assertThat(dashboard.model().filterTextProperty().get()).isEmpty();
      assertThat(dashboard.model().selectedProperty().get().key().environment())
          .isEqualTo(service.found.id());
    });
  }

  @Test
  void aHostThatNobodyKnowsIsTold() {
    OnJavaFx.run(() -> access.findHost("web-9.example.com"));
    assertThat(note()).isEqualTo(text("access.host.not-known", "web-9.example.com"));
  }

  @Test
  void aHostOfAnEnvironmentThatIsNotWatchedIsTold() {
    Environment other = SampleWorld.dozen().getFirst();
    service.found = other;
    OnJavaFx.run(() -> {
      dashboard.model().apply(withoutEnvironments());
      access.findHost("web-9.example.com");
    });
    assertThat(note())
        .isEqualTo(text("access.host.not-watched", "web-9.example.com", other.name()));
  }

  private WorldView withoutEnvironments() {
    WorldView view = dashboard.model().worldProperty().get();
    return new WorldView(view.at(), false, view.accounts(), List.of());
  }

  @ParameterizedTest
  @EnumSource(
      value = Theme.class,
      names = {"LIGHT", "DARK"})
  void notesAndHostSearchArePictured(Theme theme) {
    openRemoteDesktop();
    OnJavaFx.run(() -> {
      String suffix = theme.name().toLowerCase(Locale.ROOT);
      AppearanceSettings look = new AppearanceSettings(theme, 14);
      assertThat(Pictures.take(foot, look, 900, 80, "access-note-" + suffix)).isNotEmptyFile();
      dashboard.model().filterTextProperty().set("web-9.example.com");
      Parent view = dashboard.view();
      assertThat(Pictures.take(view, look, 1180, 760, "host-search-" + suffix)).isNotEmptyFile();
    });
  }

  private void openRemoteDesktop() {
    OnJavaFx.run(() -> remoteDesktop().fire());
  }

  private MenuItem remoteDesktop() {
    return remoteDesktops().getFirst();
  }

  private List<MenuItem> remoteDesktops() {
    return machineItems().stream()
        .filter(item -> "item-remote-desktop".equals(item.getId()))
        .toList();
  }

  private List<MenuItem> machineItems() {
    return access.machineItems(dashboard.model().selectedProperty().get(), List.of(running()));
  }

  private MachineRow running() {
    return dashboard.model().machines().stream()
        .filter(row -> row.machine().running())
        .findFirst()
        .orElseThrow();
  }

  private MenuItem webApplication() {
    return access.environmentItems(List.of(dashboard.model().selectedProperty().get())).getFirst();
  }

  private String note() {
    return OnJavaFx.call(() -> ((Label) foot.lookup("#access-note-words")).getText());
  }

  private boolean looksDone() {
    return OnJavaFx.call(() ->
        foot.lookup("#access-note")
            .getPseudoClassStates()
            .contains(PseudoClass.getPseudoClass("done")));
  }

  private Path onlyFile() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("remote"))) {
      List<Path> all = files.toList();
      assertThat(all).hasSize(1);
      return all.getFirst();
    }
  }
}
