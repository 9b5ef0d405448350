package envwatch.api.v2;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.JsonResource;
import envwatch.api.wire.Fields;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Progress;
import envwatch.model.Resources;
import envwatch.model.Secret;
import envwatch.model.Status;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class EnvelopeTest {
  private static final EnvironmentId ID = new EnvironmentId("ENVAPIID0001");

  @Test
  void readsEveryFieldOfAnEnvironment() throws Exception {
    Environment environment = documented();

    assertThat(environment.withMachines(List.of()))
        .isEqualTo(
            Environment.builder()
                .id(ID)
                .name("Lab")
                .status(new Status(Phase.SUSPENDED, "Not ready"))
                .owner("ann@example.com")
                .expiration(new Expiration.At(Instant.parse("2024-03-01T10:00:00Z")))
                .license("Not relevant")
                .invitationAllowed(true)
                .organization("Example")
                .project("Demo")
                .policy("Example/PoC (10 days)")
                .blueprint("lab bp")
                .snapshot("first")
                .page("https://use.cloudshare.com/Ent/Environment.mvc/View/AAAAbbbbCCCCddddEEEEff2")
                .resources(
                    new Resources(
                        new Resources.Use(1, 8),
                        new Resources.Use(1024, 8192),
                        new Resources.Use(10240, 102400)))
                .availableActions(
                    EnumSet.complementOf(
                        EnumSet.of(
                            ActionKind.REBOOT_MACHINE,
                            ActionKind.TAKE_SNAPSHOT,
                            ActionKind.EDIT_ENVIRONMENT)))
                .build());
  }

  @Test
  void readsEveryFieldOfAMachine() throws Exception {
    Machine machine = documented().machines().getFirst();

    assertThat(machine.toBuilder().password(null).build())
        .isEqualTo(
            Machine.builder()
                .id(new MachineId("VMAPIID00001"))
                .name("web")
                .description("two\nlines")
                .status(new Status(Phase.SUSPENDED, "Not ready"))
                .progress(new Progress(100))
                .address("192.0.2.7")
                .hostName("web.example.com")
                .operatingSystem("Linux")
                .login("sysadmin")
                .webAccess("https://web.example/1")
                .page("https://use.cloudshare.com/Ent/x")
                .build());
    assertThat(Secret.same(machine.password(), Secret.of("p w"))).isTrue();
  }

  @Test
  void readsTheCallsLeft() throws Exception {
    assertThat(envelope(JsonResource.bytes("v2/environment.json")).remainingCalls())
        .isEqualTo(OptionalLong.of(4990));
  }

  @Test
  void readsTheCallsLeftInTheirOtherSpelling() throws Exception {
    byte[] body =
        """
        {"data":{"envId":""},"remaining__calls":96,"status_code":"0x20000","status_text":"Success"}\
        """
            .getBytes(StandardCharsets.UTF_8);

    assertThat(Envelope.read(body, Fields::read).remainingCalls()).isEqualTo(OptionalLong.of(96));
  }

  @Test
  void unwrapsDataInsideOfData() throws Exception {
    byte[] body =
        """
        {"data":{"data":{"envId":"ENVAPIID0001","name":"Lab"}},"status_code":"0x20000"}\
        """
            .getBytes(StandardCharsets.UTF_8);

    Environment environment = envelope(body).data();

    assertThat(environment).extracting(Environment::name).isEqualTo("Lab");
  }

  @ParameterizedTest
  @CsvSource({
    "0x20000, true",
    "0X20000, true",
    "0x20001, false",
    "0x50041, false",
    "200, false",
    "'', false"
  })
  void onlyOneCodeIsASuccess(String code, boolean successful) throws Exception {
    byte[] body = ("{\"status_code\":\"" + code + "\"}").getBytes(StandardCharsets.UTF_8);

    assertThat(envelope(body).successful()).isEqualTo(successful);
  }

  @ParameterizedTest
  @CsvSource({"0x50041, 500", "0x40400, 404", "0x20001, 400", "0x99999, 400"})
  void aCodeStandsForAStatus(String code, int status) throws Exception {
    byte[] body = ("{\"status_code\":\"" + code + "\"}").getBytes(StandardCharsets.UTF_8);

    assertThat(envelope(body).statusByCode()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource({
    "0x20000, true",
    "0X5004a, true",
    "0x, false",
    "401, false",
    "Forbidden, false",
    "0xForbidden, false",
    "'', false"
  })
  void onlyACodeOfTheServicesFormMakesAnEnvelope(String code, boolean envelope) throws Exception {
    byte[] body = ("{\"status_code\":\"" + code + "\"}").getBytes(StandardCharsets.UTF_8);

    assertThat(envelope(body).isEnvelope()).isEqualTo(envelope);
  }

  private static Environment documented() throws Exception {
    Environment environment = envelope(JsonResource.bytes("v2/environment.json")).data();
    assertThat(environment).isNotNull();
    return environment;
  }

  private static Envelope<Environment> envelope(byte[] body) throws Unreadable {
    return Envelope.read(body, in -> EnvironmentReader.complete(in, ID));
  }
}
