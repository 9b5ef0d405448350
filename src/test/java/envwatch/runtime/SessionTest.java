package envwatch.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.awaitility.Awaitility.await;

import envwatch.history.Note;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Secret;
import envwatch.platform.AppDirectories;
import envwatch.platform.UnusableDirectoryException;
import envwatch.secrets.MemorySecretStore;
import envwatch.secrets.SecretStoreException;
import envwatch.settings.AccountSettings;
import envwatch.settings.AppliedSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.settings.TeamSettings;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.Weather;
import envwatch.team.Claims;
import envwatch.team.FakeAlertmanager;
import envwatch.util.Subscription;
import envwatch.util.SystemTime;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SessionTest {
  private static final AccountId LAB = new AccountId("lab");

  private final MemorySecretStore keychain = new MemorySecretStore();
  private final SystemTime time = new SystemTime();
  private final BlockingQueue<WatchedAccounts> told = new LinkedBlockingQueue<>();
  private Simulator service;
  private AppDirectories directories;

  @BeforeEach
  void keepAnAccount(@TempDir Path folder)
      throws IOException, SecretStoreException, UnusableDirectoryException {
    service = Simulator.start(SimulatorOptions.STILL);
    directories = AppDirectories.below(folder);
    directories.create();
    keep(account(LAB, service));
    keychain.save(LAB, service.apiKey());
  }

  private void keep(AccountSettings... accounts) throws IOException {
    try (SettingsFile file = new SettingsFile(directories)) {
      file.change(settings -> settings.with(Settings.ACCOUNTS, List.of(accounts)));
    }
  }

  private static AccountSettings account(AccountId id, Simulator at) {
    return new AccountSettings(id, "Lab", at.address(), null, at.apiId(), true, List.of());
  }

  @AfterEach
  void close() {
    service.close();
    time.close();
  }

  @Test
  void aSessionThatIsClosedBeforeAllOfItHasBegunComplainsAboutNothing() {
    LaunchOptions startup =
        new LaunchOptions(directories, true, new LaunchOptions.Source.Stored(), false, null);
    Session session = new Session(startup, keychain, time);
    session.begin();
    session.close();
    assertThatCode(session::beginAfterFirstFrame).doesNotThrowAnyException();
  }

  @Test
  void claimsAreThereWhileAnAlertmanagerIsSet() {
    LaunchOptions startup =
        new LaunchOptions(directories, true, new LaunchOptions.Source.Stored(), false, null);
    try (Session session = new Session(startup, keychain, time)) {
      assertThat(session.claims()).isEmpty();
      session.beginAfterFirstFrame();

      session.apply(withAlertmanager(session, "http://127.0.0.1:1"));
      Claims first = session.claims().orElseThrow();
      session.apply(withAlertmanager(session, "http://127.0.0.1:1"));
      assertThat(session.claims()).containsSame(first);

      session.apply(withAlertmanager(session, "http://127.0.0.1:2"));
      assertThat(session.claims()).isPresent().get().isNotSameAs(first);

      session.apply(withAlertmanager(session, ""));
      assertThat(session.claims()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void claimsAreReleasedWhereTheyWereMadeWhenTheSettingsNameAnotherAlertmanagerOrNone(
      boolean another) {
    LaunchOptions startup =
        new LaunchOptions(directories, true, new LaunchOptions.Source.Stored(), false, null);
    try (FakeAlertmanager first = new FakeAlertmanager(time);
        FakeAlertmanager second = new FakeAlertmanager(time);
        Session session = new Session(startup, keychain, time)) {
      session.beginAfterFirstFrame();
      session.apply(withAlertmanager(session, first.address().toString()));
      session.claims().orElseThrow().claim(List.of(Samples.key("EN1")), "");
      await().until(() -> first.claimants("EN1").size() == 1);

      session.apply(withAlertmanager(session, another ? second.address().toString() : ""));

      await().until(() -> first.claimants("EN1").isEmpty());
    }
  }

  private static AppliedSettings withAlertmanager(Session session, String address) {
    Settings now = session.settings().current();
    Settings changed = now.with(Settings.TEAM, now.team().with(TeamSettings.ALERTMANAGER, address));
    return new AppliedSettings(changed, Map.of(), Set.of());
  }

  @Test
  void theDemoStaysTheDemoWhenNoAccountIsChanged() throws InterruptedException {
    try (Session session = open(new LaunchOptions.Source.Demo())) {
      assertThat(next().demo()).isTrue();

      session.apply(new AppliedSettings(session.settings().current(), Map.of(), Set.of()));

      assertThat(next().demo()).isTrue();
    }
  }

  @Test
  void theStoredAccountsReplaceTheDemoWhenThePersonChangedThem() throws InterruptedException {
    try (Session session = open(new LaunchOptions.Source.Demo())) {
      assertThat(next().demo()).isTrue();

      session.apply(withKey(session));

      assertThat(next().demo()).isFalse();
    }
  }

  @Test
  void appliedSettingsTakeUpTheAccountsOnce() throws InterruptedException {
    try (Session session = open(new LaunchOptions.Source.Stored())) {
      next();

      session.apply(renamed(session));
      BlockingQueue<WatchedAccounts> after = new LinkedBlockingQueue<>();
      session.accounts().follow(after::add);

      // Told last of all: whatever was taken up has been told before.
      assertThat(after.poll(20, TimeUnit.SECONDS)).isNotNull();
      assertThat(told).hasSize(1);
    }
  }

  @Test
  void whoFollowsTheAccountsNoMoreIsToldNothingAndOthersStillAre() throws InterruptedException {
    try (Session session = open(new LaunchOptions.Source.Stored())) {
      next();
      BlockingQueue<WatchedAccounts> left = new LinkedBlockingQueue<>();
      Subscription following = session.accounts().follow(left::add);
      assertThat(left.poll(20, TimeUnit.SECONDS)).isNotNull();

      following.close();
      session.apply(renamed(session));
      next();

      // Told last of all: whatever was told before has been told by then.
      BlockingQueue<WatchedAccounts> after = new LinkedBlockingQueue<>();
      session.accounts().follow(after::add);
      assertThat(after.poll(20, TimeUnit.SECONDS)).isNotNull();
      assertThat(left).isEmpty();
    }
  }

  @Test
  void theHistoryOfARemovedAccountIsForgotten() {
    Subject noted = Subject.of(new EnvironmentKey(LAB, new EnvironmentId("EN1")));
    try (Session session = open(new LaunchOptions.Source.Stored())) {
      session.beginAfterFirstFrame();
      await().until(() -> session.history().view().read());
      session.history().note(noted, new Note("Do not touch", List.of()));

      session.apply(
          new AppliedSettings(
              session.settings().current().with(Settings.ACCOUNTS, List.of()),
              Map.of(),
              Set.of(LAB)));

      await().untilAsserted(() -> assertThat(session.history().view().notes()).isEmpty());
    }
  }

  @Test
  void aKeyThatIsEnteredAgainIsTriedThoughItIsTheSame() throws IOException {
    SimulatorOptions here =
        SimulatorOptions.STILL.toBuilder().port(service.address().getPort()).build();
    Secret key = service.apiKey();
    service.close();
    service = Simulator.start(here.toBuilder().seed(here.seed() + 1).build());
    try (Session session = open(new LaunchOptions.Source.Stored())) {
      await().until(() -> link(session) instanceof Link.SignedOut);

      service.close();
      service = Simulator.start(here);
      session.apply(new AppliedSettings(session.settings().current(), Map.of(LAB, key), Set.of()));

      await().until(() -> link(session) instanceof Link.Live);
    }
  }

  @Test
  void aKeyThatIsEnteredTriesNoOtherAccountThatIsToldToWait()
      throws IOException, SecretStoreException {
    Weather busy = Weather.builder().rateLimit(Duration.ofMinutes(10)).build();
    AccountId another = new AccountId("another");
    service.weather(busy);
    try (Simulator elsewhere = Simulator.start(SimulatorOptions.STILL)) {
      elsewhere.weather(busy);
      keychain.save(another, elsewhere.apiKey());
      keep(account(LAB, service), account(another, elsewhere));
      try (Session session = open(new LaunchOptions.Source.Stored())) {
        await().until(() -> nextTry(session, LAB) != null && nextTry(session, another) != null);
        Instant ordered = nextTry(session, LAB);
        elsewhere.weather(Weather.builder().build());

        session.apply(
            new AppliedSettings(
                session.settings().current(), Map.of(another, elsewhere.apiKey()), Set.of()));

        await().until(() -> link(session, another) instanceof Link.Live);
        assertThat(nextTry(session, LAB)).isEqualTo(ordered);
      }
    }
  }

  private static @Nullable Instant nextTry(Session session, AccountId account) {
    return link(session, account) instanceof Link.Lost lost ? lost.nextTry() : null;
  }

  private static @Nullable Link link(Session session) {
    return link(session, LAB);
  }

  private static @Nullable Link link(Session session, AccountId account) {
    return session.watch().view().account(account).map(AccountView::link).orElse(null);
  }

  private static AppliedSettings withKey(Session session) {
    return new AppliedSettings(
        session.settings().current(), Map.of(LAB, Secret.of("another")), Set.of());
  }

  private static AppliedSettings renamed(Session session) {
    Settings now = session.settings().current();
    AccountSettings lab = now.accounts().getFirst();
    AccountSettings renamed =
        new AccountSettings(LAB, "Laboratory", lab.address(), null, lab.apiId(), true, List.of());
    return new AppliedSettings(now.with(Settings.ACCOUNTS, List.of(renamed)), Map.of(), Set.of());
  }

  @Test
  void privateFilesOfARunThatWasKilledAreDeleted() throws IOException {
    Path page = left("pages", "page-1.html");
    Path desktop = left("remote", "web-1.rdp");
    try (Session session = open(new LaunchOptions.Source.Demo())) {
      session.accessFiles().deleteLeft(session.requests());

      await()
          .untilAsserted(() -> {
            assertThat(page).doesNotExist();
            assertThat(desktop).doesNotExist();
          });
    }
  }

  private Path left(String folder, String name) throws IOException {
    return Files.createFile(
        Files.createDirectory(directories.data().resolve(folder)).resolve(name));
  }

  private Session open(LaunchOptions.Source source) {
    Session session =
        new Session(new LaunchOptions(directories, true, source, false, null), keychain, time);
    session.begin();
    session.accounts().follow(told::add);
    return session;
  }

  private WatchedAccounts next() throws InterruptedException {
    WatchedAccounts watched = told.poll(20, TimeUnit.SECONDS);
    assertThat(watched).as("what is watched").isNotNull();
    return watched;
  }
}
