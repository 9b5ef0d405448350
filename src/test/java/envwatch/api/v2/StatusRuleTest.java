package envwatch.api.v2;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Json;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Status;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class StatusRuleTest {
  private static final String RESTING = "{\"status_text\":\"Not ready\",\"progress\":100}";
  private static final String RESUMABLE =
      "{\"resume_environment\":true,\"take_snapshot\":false,\"reboot_vm\":false}";

  @ParameterizedTest
  @CsvSource({"Ready,RUNNING", "Running,RUNNING", "In progress,CHANGING", "Melting,UNKNOWN"})
  void takesOtherWordsThanNotReadyAsTheyAre(String word, Phase phase) throws Exception {
    Environment environment = environment("\"status_code\":2,\"status_text\":\"" + word + "\"");

    assertThat(environment.status()).isEqualTo(new Status(phase, word));
  }

  @Test
  void readsTheNumberTwoAsNotReadyAndNeverAsReady() throws Exception {
    assertThat(environment("\"status_code\":2").status())
        .isEqualTo(new Status(Phase.UNKNOWN, "Not ready"));
  }

  @Test
  void keepsANumberThatNothingExplains() throws Exception {
    assertThat(environment("\"status_code\":3").status())
        .isEqualTo(new Status(Phase.UNKNOWN, "status 3"));
  }

  @Test
  void isSuspendedWhenItCanBeResumedAndAllMachinesRest() throws Exception {
    assertThat(notReady(RESUMABLE, RESTING).status().phase()).isEqualTo(Phase.SUSPENDED);
  }

  @Test
  void theMachinesOfASuspendedEnvironmentAreSuspended() throws Exception {
    assertThat(notReady(RESUMABLE, RESTING).machines())
        .extracting(Machine::status)
        .containsExactly(new Status(Phase.SUSPENDED, "Not ready"));
  }

  @Test
  void isChangingWhileAMachineMakesProgress() throws Exception {
    String moving = "{\"status_text\":\"Not ready\",\"progress\":40}";

    Environment environment = notReady(RESUMABLE, RESTING + "," + moving);

    assertThat(environment.status().phase()).isEqualTo(Phase.CHANGING);
    assertThat(environment.machines())
        .extracting(machine -> machine.status().phase())
        .containsExactly(Phase.UNKNOWN, Phase.CHANGING);
  }

  @Test
  void isChangingWhileAMachineIsInProgress() throws Exception {
    assertThat(notReady(RESUMABLE, "{\"status_text\":\"In progress\"}").status().phase())
        .isEqualTo(Phase.CHANGING);
  }

  @Test
  void isUnknownWhileThereAreNoMachines() throws Exception {
    assertThat(notReady(RESUMABLE, "").status().phase()).isEqualTo(Phase.UNKNOWN);
  }

  @Test
  void isUnknownWhenItCannotBeResumed() throws Exception {
    assertThat(notReady("{\"resume_environment\":false}", RESTING).status().phase())
        .isEqualTo(Phase.UNKNOWN);
  }

  @Test
  void isUnknownWhenItCouldBeSnapshotAllTheSame() throws Exception {
    String contradictory = "{\"resume_environment\":true,\"take_snapshot\":true}";

    assertThat(notReady(contradictory, RESTING).status().phase()).isEqualTo(Phase.UNKNOWN);
  }

  private static Environment notReady(String actions, String vms) throws Unreadable {
    return environment(
        "\"status_code\":2,\"status_text\":\"Not ready\",\"available_actions\":"
            + actions
            + ",\"vms\":["
            + vms
            + "]");
  }

  private static Environment environment(String fields) throws Unreadable {
    byte[] body = ("{\"name\":\"Lab\"," + fields + "}").getBytes(StandardCharsets.UTF_8);
    return Json.<Environment>read(
        body, in -> EnvironmentReader.complete(in, new EnvironmentId("ENVAPIID0001")));
  }
}
