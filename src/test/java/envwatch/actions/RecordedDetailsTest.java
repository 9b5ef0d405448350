package envwatch.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Action;
import envwatch.model.EnvironmentId;
import envwatch.model.Invitation;
import envwatch.model.MachineId;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class RecordedDetailsTest {
  private static final EnvironmentId ENVIRONMENT = new EnvironmentId("a");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      textBlock =
          """
          /opt/reset.sh                      | /opt/reset.sh
          c:\\run.bat secret                   | c:\\run.bat
          '"c:\\Program Files\\run.exe" secret' | c:\\Program Files\\run.exe
          '  /opt/login ann secret'          | /opt/login
          PASSWORD=secret /opt/run           | PASSWORD
          ssh://ann:secret@host/run          | ssh
          """)
  void onlyTheProgramOfAPathIsKept(String path, String kept) {
    assertThat(RecordedDetails.of(run(path))).isEqualTo(kept);
  }

  @Test
  void theServicesWordsDoNotBringThePathBack() {
    String words =
        RecordedDetails.serviceWords(
            "Cannot run '/opt/login ann secret'", run("/opt/login ann secret"));
    String partly =
        RecordedDetails.serviceWords("Bad arguments: ann secret", run("/opt/login ann secret"));

    assertThat(words).isEqualTo("Cannot run '/opt/login'");
    assertThat(partly).isEqualTo("Bad arguments: …");
  }

  @Test
  void theServicesWordsAreOneShortLine() {
    String words =
        RecordedDetails.serviceWords(
            "no\r\n\u0007quota\u2028left " + "x".repeat(5_000),
            new Action.DeleteEnvironment(ENVIRONMENT));

    assertThat(words).startsWith("no quota left x").hasSize(300);
  }

  @Test
  void hardwareIsKeptInNumbers() {
    Action edit = new Action.EditHardware(ENVIRONMENT, new MachineId("web"), 4, null, 80);

    assertThat(RecordedDetails.of(edit)).isEqualTo("4 CPU, 80 GB");
  }

  @Test
  void theServicesWordsAboutAnInvitationDoNotBringItsLink() {
    String words =
        RecordedDetails.serviceWords(
            "Invited. See https://use.example.com/accept?inv=s3cret, please", invitation());

    assertThat(words).isEqualTo("Invited. See … please");
  }

  @Test
  void whoWasInvitedIsKept() {
    assertThat(RecordedDetails.of(invitation())).isEqualTo("kim@example.com");
  }

  private static Action invitation() {
    return new Action.InviteEndUser(
        ENVIRONMENT,
        new Invitation("PO1", "BP1", null, "Spring", 7, "kim@example.com", "Kim", "Ode"));
  }

  private static Action.RunPath run(String path) {
    return new Action.RunPath(ENVIRONMENT, new MachineId("web"), path);
  }
}
