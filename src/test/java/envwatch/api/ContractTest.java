package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.model.ApiVersion;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.RemoteAccess;
import envwatch.model.Secret;
import envwatch.model.Snapshot;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabMachine;
import envwatch.simulator.LabSnapshot;
import envwatch.simulator.Weather;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every API version must tell of the same world, field by field and over real HTTP. What a
 * version lacks is told by its capabilities.
 */
@ParameterizedClass
@ValueSource(ints = {1, 2, 3})
@Execution(ExecutionMode.CONCURRENT)
class ContractTest {
  @Parameter int version;

  private SimulatedAccount account;
  private EnvironmentService service;
  private Expected expected;

  @BeforeEach
  void open() throws Exception {
    account = new SimulatedAccount(version);
    service = account.service;
    expected = new Expected(account, version);
  }

  @AfterEach
  void close() {
    account.close();
  }

  @Test
  void knowsItsVersionAndAddress() {
    assertThat(service.version()).isEqualTo(new ApiVersion(version));
    assertThat(service.address()).isEqualTo(account.simulator.address());
  }

  @Test
  void tellsEveryFieldOfEveryEnvironment() throws Exception {
    for (LabEnvironment lab : account.world().environments()) {
      Environment seen = service.state(account.id(lab));

      Environment wanted = expected.environment(lab);
      assertThat(withoutPasswords(seen)).isEqualTo(wanted);
    }
  }

  @Test
  void tellsThePasswordsOfMachinesThatRun() throws Exception {
    LabEnvironment lab = account.environment(EnvironmentState.RUNNING);

    List<Machine> seen = service.state(account.id(lab)).machines();

    assertThat(seen).hasSameSizeAs(lab.machines());
    for (int i = 0; i < seen.size(); i++) {
      assertThat(Secret.same(seen.get(i).password(), lab.machines().get(i).password())).isTrue();
    }
  }

  @Test
  void listsEveryEnvironmentWithItsStateOrAtLeastItsWord() throws Exception {
    List<LabEnvironment> labs = account.world().environments();

    List<Environment> list = service.list().environments();
    for (int project = 1; project < account.world().catalogue().projects().size(); project++) {
      list = service.list().environments(); // v3 learns the names of one project with every list
    }

    assertThat(list)
        .extracting(Environment::id)
        .containsExactlyElementsOf(labs.stream().map(account::id).toList());
    boolean complete = service.capabilities().offers(Capability.LIST_WITH_STATE);
    for (int i = 0; i < labs.size(); i++) {
      Environment wanted = expected.environment(labs.get(i));
      Environment seen = list.get(i);
      assertThat(seen.complete()).isEqualTo(complete);
      assertThat(seen.name()).isEqualTo(wanted.name());
      assertThat(seen.status()).isEqualTo(wanted.status());
      assertThat(seen.owner()).isEqualTo(wanted.owner());
      assertThat(seen.project()).isEqualTo(wanted.project());
      assertThat(seen.policy()).isEqualTo(wanted.policy());
      assertThat(seen.blueprint()).isEqualTo(wanted.blueprint());
      assertThat(seen.region()).isEqualTo(wanted.region());
      if (complete) {
        assertThat(withoutPasswords(seen)).isEqualTo(wanted);
      }
    }
  }

  @Test
  void tellsWordsThatNothingExplainsAsUnknown() throws Exception {
    account.simulator.weather(Weather.builder().strangeWords().build());

    Environment seen = service.state(id(EnvironmentState.RUNNING));

    assertThat(seen.status().phase()).isEqualTo(Phase.UNKNOWN);
    assertThat(seen.status().word()).isEqualTo("Defragmenting");
  }

  @Test
  void acceptsTheRightKey() throws Exception {
    service.verify();

    assertThat(service.clockOffset()).isEqualTo(Duration.ZERO);
  }

  @Test
  void tellsAWrongKey() throws Exception {
    try (EnvironmentService other = account.open(Secret.of("wrong"))) {
      assertThatThrownBy(other::verify).isInstanceOf(ApiException.Unauthorized.class);
      assertThatThrownBy(other::list).isInstanceOf(ApiException.Unauthorized.class);
    }
  }

  @Test
  void tellsAWrongClockFromAWrongKey() {
    account.simulator.weather(Weather.builder().clockWrongBy(Duration.ofMinutes(10)).build());

    assertThatThrownBy(service::verify)
        .isInstanceOfSatisfying(
            ApiException.ClockSkew.class,
            skew -> assertThat(skew.offset()).isEqualTo(Duration.ofMinutes(10)));
  }

  @Test
  void tellsAnEnvironmentThatIsNotThere() {
    assertThatThrownBy(() -> service.state(new EnvironmentId("EN0123456789")))
        .isInstanceOf(ApiException.NotFound.class);
  }

  @Test
  void tellsHowLongToWaitWhenThereWereTooManyRequests() {
    account.simulator.weather(Weather.builder().rateLimit(Duration.ofSeconds(7)).build());

    assertThatThrownBy(service::list)
        .isInstanceOfSatisfying(
            ApiException.RateLimited.class,
            limited -> assertThat(limited.retryAfter()).isEqualTo(Duration.ofSeconds(7)));
  }

  @ParameterizedTest
  @ValueSource(ints = {502, 503})
  void tellsAFaultOfTheServer(int status) {
    account.simulator.weather(Weather.builder().fault(status).build());

    assertThatThrownBy(service::list)
        .isInstanceOfSatisfying(
            ApiException.ServerFault.class, fault -> assertThat(fault.status()).isEqualTo(status));
  }

  @ParameterizedTest
  @EnumSource(Weather.Corruption.class)
  void tellsAnAnswerThatCannotBeRead(Weather.Corruption corruption) {
    EnvironmentId id = id(EnvironmentState.RUNNING);
    account.simulator.weather(Weather.builder().corruption(corruption).build());

    assertThatThrownBy(() -> service.state(id)).isInstanceOf(ApiException.Unreadable.class);
  }

  @Test
  void tellsASnapshotFieldByField() throws Exception {
    LabEnvironment lab = account.environment(EnvironmentState.RUNNING);
    if (!service.capabilities().offers(Capability.SNAPSHOTS)) {
      assertThatThrownBy(() -> service.snapshots(account.id(lab))).isInstanceOf(notOffered());
      return;
    }
    List<LabSnapshot> labs = account.world().snapshots(lab.origin().blueprint().id());

    List<Snapshot> snapshots = service.snapshots(account.id(lab)).snapshots();

    assertThat(snapshots).hasSameSizeAs(labs);
    for (int i = 0; i < labs.size(); i++) {
      LabSnapshot wanted = labs.get(i);
      Snapshot seen = snapshots.get(i);
      assertThat(seen.id()).isEqualTo(account.id(wanted));
      assertThat(seen.name()).isEqualTo(wanted.name());
      assertThat(seen.author()).isEqualTo(wanted.author());
      assertThat(seen.comment()).isEqualTo(wanted.comment().isEmpty() ? null : wanted.comment());
      assertThat(seen.isDefault()).isEqualTo(wanted.isDefault());
      assertThat(seen.isLatest()).isEqualTo(i == labs.size() - 1);
      assertThat(seen.createdText()).isNotBlank();
      assertThat(seen.created()).isEqualTo(version == 3 ? wanted.created() : null);
    }
  }

  @Test
  void findsAnEnvironmentByTheHostNameOfAMachine() throws Exception {
    LabEnvironment lab = account.environment(EnvironmentState.RUNNING);
    String hostName = lab.machines().getFirst().hostName();
    if (!service.capabilities().offers(Capability.FIND_BY_HOST_NAME)) {
      assertThatThrownBy(() -> service.findByHostName(hostName)).isInstanceOf(notOffered());
      return;
    }

    Environment found = service.findByHostName(" " + hostName + " ");

    assertThat(found).isNotNull();
    assertThat(withoutPasswords(found)).isEqualTo(expected.environment(lab));
    assertThat(service.findByHostName("nowhere.example")).isNull();
  }

  @Test
  void givesARemoteDesktopFile() throws Exception {
    LabEnvironment lab = account.environment(ContractTest::hasARunningWindowsMachine);
    LabMachine machine =
        lab.machines().stream().filter(ContractTest::isRunningWindows).findFirst().orElseThrow();
    if (!service.capabilities().offers(Capability.REMOTE_ACCESS_FILE)) {
      assertThatThrownBy(
              () -> service.remoteAccess(account.id(lab), account.id(machine), 1280, 800))
          .isInstanceOf(notOffered());
      return;
    }

    RemoteAccess access = service.remoteAccess(account.id(lab), account.id(machine), 1280, 800);

    assertThat(access.rdp())
        .contains("full address:s:" + machine.hostName())
        .contains("desktopwidth:i:1280")
        .contains("desktopheight:i:800")
        .doesNotContain(machine.password().reveal());
    assertThat(Secret.same(access.password(), machine.password())).isTrue();
  }

  @Test
  void givesALinkThatSignsIn() throws Exception {
    Environment environment = service.state(id(EnvironmentState.RUNNING));
    if (!service.capabilities().offers(Capability.LOGIN_LINK)) {
      assertThatThrownBy(() -> service.loginLink(environment)).isInstanceOf(notOffered());
      return;
    }

    assertThat(service.loginLink(environment).reveal())
        .startsWith(account.simulator.address() + "/Pro/Login.mvc/ApiLogin?token=");
  }

  @Test
  void countsTheCallsLeftWhereTheServiceTells() throws Exception {
    service.list();
    boolean counts = service.capabilities().offers(Capability.CALLS_LEFT);

    assertThat(service.callsLeft().isPresent()).isEqualTo(counts);
    if (counts) {
      long before = service.callsLeft().orElseThrow();
      service.list();
      assertThat(service.callsLeft()).hasValue(before - 1);
    }
  }

  private static boolean hasARunningWindowsMachine(LabEnvironment environment) {
    return environment.state() == EnvironmentState.RUNNING
        && environment.machines().stream().anyMatch(ContractTest::isRunningWindows);
  }

  private static boolean isRunningWindows(LabMachine machine) {
    return machine.system() == LabMachine.OperatingSystem.WINDOWS && machine.reachable();
  }

  private EnvironmentId id(EnvironmentState state) {
    return account.id(account.environment(state));
  }

  private static Environment withoutPasswords(Environment environment) {
    return environment.withMachines(
        environment.machines().stream()
            .map(machine -> machine.toBuilder().password(null).build())
            .toList());
  }

  private static Class<ApiException.NotOffered> notOffered() {
    return ApiException.NotOffered.class;
  }
}
