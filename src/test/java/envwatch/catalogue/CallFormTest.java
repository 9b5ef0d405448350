package envwatch.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.catalogue.Mistake.Kind;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class CallFormTest {
  private static CallForm form(String id) {
    return new CallForm(Catalogue.get().find(id).orElseThrow());
  }

  private static RawCall ready(CallForm form) {
    return ((CheckedCall.Ready) form.check()).call();
  }

  private static List<Mistake> wrong(CallForm form) {
    return ((CheckedCall.Wrong) form.check()).mistakes();
  }

  private static String body(RawCall call) {
    byte[] body = call.body();
    return body == null ? "" : new String(body, StandardCharsets.UTF_8);
  }

  @Test
  void namesMayBeWrittenInAnyLetterCase() {
    RawCall call = ready(form("v3 PUT /envs/actions/suspend").fill("ENVID", "ENabc2"));

    assertThat(call.values()).isEqualTo(Map.of("envId", "ENabc2"));
    assertThat(call.subjects()).isEqualTo(Map.of(IdKind.ENVIRONMENT, "ENabc2"));
    assertThat(call.body()).isNull();
  }

  @Test
  void aBodyIsMadeOfItsParameters() {
    RawCall call =
        ready(
            form("v3 POST /envs")
                .fill("environment.name", "Lab")
                .fill("environment.projectId", "PRa2")
                .fill("environment.regionId", "REa2")
                .fill("itemsCart", "[{\"type\":1,\"blueprintId\":\"BPa2\"}]")
                .fill("preview", "TRUE"));

    assertThat(body(call))
        .isEqualTo(
            "{\"environment\":{\"name\":\"Lab\",\"projectId\":\"PRa2\",\"regionId\":\"REa2\"},"
                + "\"itemsCart\":[{\"type\":1,\"blueprintId\":\"BPa2\"}],\"preview\":true}");
  }

  @Test
  void listsAreWrittenWithCommas() {
    RawCall call =
        ready(
            form("v3 POST /Class/{id}/Students/actions/ResumeEnvironmentForStudent")
                .fill("id", "COa2")
                .fill("studentIds", "SDa2, SDb2"));

    assertThat(body(call)).isEqualTo("{\"studentIds\":[\"SDa2\",\"SDb2\"],\"classId\":\"COa2\"}");
    assertThat(call.values()).isEqualTo(Map.of("id", "COa2"));
  }

  @Test
  void aWrittenBodyIsSentAsItIs() {
    RawCall call =
        ready(
            form("v3 PUT /class/{id}")
                .fill("id", "COa2")
                .body(
                    """
                    {"Name":"A","projectId":"PRa2","blueprintId":"BPa2","policyId":"POa2",
                     "instructorVupId":"VPa2","startDate":"02/03/2026 09:15 AM","timeZoneId":"UTC",
                     "studentPassphrase":"x","steps":null}
                    """
                        .getBytes(StandardCharsets.UTF_8)));

    assertThat(body(call)).contains("\"Name\":\"A\"", "\"steps\":null", "\"id\":\"COa2\"");
  }

  @Test
  void whatIsMissingOrUnknownIsTold() {
    assertThat(wrong(form("v2 GET Env/RebootVm").fill("vmId", "M1").fill("force", "true")))
        .containsExactly(
            Mistake.of(Kind.UNKNOWN_PARAMETER, "force"), Mistake.of(Kind.MISSING, "envId"));
    assertThat(wrong(form("v3 DELETE /envs/{envId}").fill("envId", " ")))
        .containsExactly(Mistake.of(Kind.MISSING, "envId"));
    assertThat(
            wrong(
                form("v3 POST /vms/actions/executepath")
                    .body("{\"path\":\"a\"}".getBytes(StandardCharsets.UTF_8))))
        .containsExactly(Mistake.of(Kind.MISSING, "vmId"));
  }

  @Test
  void anythingGoesWhereTheParametersAreNotDocumented() {
    assertThat(
            ready(form("v3 GET /classAnalytics/SalesParticipationOverTime").fill("from", "x"))
                .values())
        .isEqualTo(Map.of("from", "x"));
    assertThat(
            body(
                ready(
                    form("v3 POST /invitations/actions/inviteanonymousenduser")
                        .fill("opportunity", "Fair")
                        .fill("secretKey", "k"))))
        .isEqualTo("{\"opportunity\":\"Fair\",\"secretKey\":\"k\"}");
  }

  @Test
  void aParameterIsGivenOnce() {
    assertThat(wrong(form("v3 PUT /vms/actions/reboot").fill("vmId", "MCa2").fill("VMID", "MCb2")))
        .containsExactly(Mistake.of(Kind.TWICE, "vmId"));
    assertThat(
            wrong(
                form("v3 POST /vms/actions/executepath")
                    .fill("path", "a")
                    .body("{\"path\":\"a\",\"vmId\":\"MCa2\"}".getBytes(StandardCharsets.UTF_8))))
        .containsExactly(Mistake.of(Kind.TWICE, "path"));
  }

  @ParameterizedTest
  @CsvSource({
    "v3 GET /envs,brief,yes,NO_BOOLEAN",
    "v3 GET /templates,skip,1.5,NO_INTEGER",
    "v3 GET /envs/actions/getmultipleenvsresources,starttime,yesterday,NO_MOMENT",
    "v3 POST /envs,itemsCart,{,NO_JSON",
    "v3 GET /snapshots/{snapshotId},snapshotId,../envs,NO_ID",
    "v3 DELETE /instructors/{id},id,a/b,NO_ID",
    "v2 GET Env/GetEnvironmentState,envId,My lab,NO_ID"
  })
  void valuesAreChecked(String operation, String parameter, String value, Kind kind) {
    assertThat(wrong(form(operation).fill(parameter, value))).contains(Mistake.of(kind, parameter));
  }

  @Test
  void anIdOfAnotherKindIsToldInPathQueryAndBody() {
    Mistake snapshot =
        new Mistake(Kind.OTHER_KIND_OF_ID, "envId", IdKind.ENVIRONMENT, IdKind.SNAPSHOT);

    assertThat(wrong(form("v3 DELETE /envs/{envId}").fill("envId", "SSa2")))
        .containsExactly(snapshot);
    assertThat(wrong(form("v3 PUT /envs/actions/resume").fill("envId", "SSa2")))
        .containsExactly(snapshot);
    assertThat(
            wrong(
                form("v3 POST /snapshots/actions/takesnapshot")
                    .body("{\"envId\":\"SSa2\",\"name\":\"n\"}".getBytes(StandardCharsets.UTF_8))))
        .containsExactly(snapshot);
    assertThat(ready(form("v2 GET Env/ResumeEnvironment").fill("envId", "SSAPIID00001")))
        .isNotNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "text", "{} {}"})
  void aBodyMustBeAJsonObject(String body) {
    assertThat(wrong(form("v3 POST /webhooks").body(body.getBytes(StandardCharsets.UTF_8))))
        .containsExactly(Mistake.of(Kind.BODY_NO_JSON));
  }

  @Test
  void aBodyIsRefusedWhereNoneIsSent() {
    assertThat(wrong(form("v3 GET /regions").body(new byte[] {'{', '}'})))
        .containsExactly(Mistake.of(Kind.BODY_NOT_WANTED));
  }
}
