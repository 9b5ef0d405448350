package envwatch.api.v1;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.JsonResource;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Progress;
import envwatch.model.Secret;
import envwatch.model.Status;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class AnswersTest {
  private static final EnvironmentId ID = new EnvironmentId("ENVAPIID0001");

  @Test
  void readsEveryFieldOfAnEnvironment() throws Exception {
    Environment environment = Answers.environment(resource("environment.json"), ID);

    assertThat(environment.withMachines(List.of()))
        .isEqualTo(
            Environment.builder()
                .id(ID)
                .name("Lab")
                .description("first line\nsecond line")
                .status(new Status(Phase.RUNNING, "Running"))
                .owner("ann@example.com")
                .expiration(new Expiration.At(Instant.parse("2024-03-01T10:00:00Z")))
                .license("Not relevant")
                .invitationAllowed(true)
                .organization("Example")
                .project("Demo")
                .policy("Example/PoC (10 days)")
                .blueprint("lab proto")
                .snapshot("first")
                .build());
  }

  @Test
  void readsEveryFieldOfAMachine() throws Exception {
    Machine machine = Answers.environment(resource("environment.json"), ID).machines().getFirst();

    assertThat(machine.toBuilder().password(null).build())
        .isEqualTo(
            Machine.builder()
                .id(new MachineId("MACHINEID001"))
                .name("web")
                .description("tab\there")
                .status(new Status(Phase.RUNNING, "Running"))
                .address("192.0.2.7")
                .login("root")
                .webAccess("https://web.example/1")
                .build());
  }

  @Test
  void keepsEveryCharacterOfAPassword() throws Exception {
    Machine machine = Answers.environment(resource("environment.json"), ID).machines().getFirst();

    assertThat(Secret.same(machine.password(), Secret.of(" p\"ä\u0001ss "))).isTrue();
  }

  @Test
  void aMachineMayHaveAHostNameForAnAddressAndNoLogin() throws Exception {
    Machine machine = Answers.environment(resource("environment.json"), ID).machines().getLast();

    assertThat(machine.address()).isEqualTo("db.example.com");
    assertThat(machine.progress()).isEqualTo(new Progress(40));
    assertThat(machine.login()).isNull();
    assertThat(machine.password()).isNull();
    assertThat(machine.webAccess()).isNull();
    assertThat(machine.description()).isNull();
  }

  @Test
  void readsAListWithoutMachines() throws Exception {
    Environment environment = Answers.environments(resource("environments.json")).read().getFirst();

    assertThat(environment.id()).isEqualTo(ID);
    assertThat(environment.complete()).isFalse();
    assertThat(environment.status()).isEqualTo(new Status(Phase.SUSPENDED, "Suspended"));
    assertThat(environment.invitationAllowed()).isFalse();
  }

  @Test
  void whatIsNotApplicableIsAbsent() throws Exception {
    Environment environment = Answers.environments(resource("environments.json")).read().getFirst();

    assertThat(environment.organization()).isNull();
    assertThat(environment.project()).isNull();
    assertThat(environment.policy()).isNull();
    assertThat(environment.snapshot()).isNull();
    assertThat(environment.description()).isNull();
  }

  @Test
  void keepsAStatusThatTheReferenceDoesNotName() throws Exception {
    Environment environment = Answers.environments(resource("environments.json")).read().getLast();

    assertThat(environment.status()).isEqualTo(new Status(Phase.UNKNOWN, "Hibernating"));
    assertThat(environment.expiration()).isEqualTo(Expiration.NONE);
  }

  @Test
  void machinesWithoutAnIdOrWithATakenOneAreToldApart() throws Exception {
    Environment environment =
        environment(
            """
            {"name":"Lab","machines":[{"name":"a"},{"apiId":"M","name":"b"},{"apiId":"M","name":"c"},
             {"apiId":"machine #1","name":"d"}]}\
            """);

    assertThat(environment.machines())
        .extracting(machine -> machine.id().value())
        .doesNotHaveDuplicates();
    assertThat(environment.machines())
        .extracting(machine -> machine.id().served())
        .containsExactly(false, true, false, false);
  }

  @Test
  void fieldsOfAnotherTypeAreTakenForWhatTheyCanBe() throws Exception {
    Environment environment =
        environment(
            """
            {"name":42,"status":{"a":[1]},"invitationAllowed":"true","owner":["x"],"machines":[
             {"name":true,"progress":"50"},{"progress":1e400},{"progress":250},{"progress":[]},7,null]}\
            """);

    assertThat(environment.name()).isEqualTo("42");
    assertThat(environment.status()).isEqualTo(Status.UNTOLD);
    assertThat(environment.invitationAllowed()).isTrue();
    assertThat(environment.owner()).isNull();
    assertThat(environment.machines())
        .extracting(Machine::progress)
        .containsExactly(new Progress(50), Progress.NONE, new Progress(250), Progress.NONE);
  }

  private static Environment environment(String json) throws Unreadable {
    return Answers.environment(json.getBytes(StandardCharsets.UTF_8), ID);
  }

  private static byte[] resource(String name) throws IOException {
    return JsonResource.bytes("v1/" + name);
  }
}
