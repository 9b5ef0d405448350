package envwatch.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Calls in the words of other tools. */
@Tag("fast")
class CallCopiesTest {
  private static final URI SERVICE = URI.create("https://use.cloudshare.com/");

  private static CallCopies copies(String id, Map<String, String> values, String body) {
    return new CallCopies(new CallDraft(Catalogue.get().find(id).orElseThrow(), values, body));
  }

  @Test
  void theCommandLineNamesMethodPathAndValues() {
    assertThat(
            copies("v3 GET /envs/actions/getextended", Map.of("envId", "EN1"), null)
                .commandLine(null))
        .isEqualTo("envwatch api v3 GET envs/actions/getextended envId=EN1");
  }

  @Test
  void theCommandLineOfOlderVersionsNamesCategoryAndCommand() {
    assertThat(
            copies("v2 GET Env/SuspendEnvironment", Map.of("envId", "E1"), null)
                .commandLine("Lab's"))
        .isEqualTo("envwatch api v2 Env SuspendEnvironment envId=E1 --account 'Lab'\\''s' --yes");
  }

  @Test
  void aBodyIsPassedOnStandardInput() {
    assertThat(copies("v3 POST /class", Map.of(), "{\"name\": \"it's\"}").commandLine(null))
        .isEqualTo(
            "printf %s '{\"name\":\"it'\\''s\"}' | envwatch api v3 POST class --data - --yes");
  }

  @Test
  void curlHasPlaceholdersForWhatSigns() {
    assertThat(
            copies("v3 GET /envs/actions/getextended", Map.of("envId", "EN1"), null).curl(SERVICE))
        .isEqualTo(
            "curl -X GET 'https://use.cloudshare.com/api/v3/envs/actions/getextended?envId=EN1'"
                + " -H 'Accept: application/json' -H 'Authorization: cs_sha1"
                + " userapiid:API_ID;timestamp:TIMESTAMP;token:TOKEN;hmac:SIGNATURE'");
    assertThat(
            copies("v1 GET Env/GetEnvironmentState", Map.of("EnvApiId", "A b&c"), null)
                .curl(SERVICE))
        .contains(
            "/API/v1/Env/GetEnvironmentState?EnvApiId=A%20b%26c"
                + "&UserApiId=API_ID&timestamp=TIMESTAMP&HMAC=SIGNATURE");
  }

  @Test
  void pythonWritesItsOwnWordsForTrueAndNull() {
    Map<String, String> values = new LinkedHashMap<>();
    assertThat(
            copies("v3 POST /class", values, "{\"a\": true, \"b\": null, \"c\": [1, \"x\"]}")
                .python(SERVICE))
        .hasValue(
            """
            import cloudshare

            response = cloudshare.req(
                hostname="use.cloudshare.com",
                method="POST",
                apiId="API_ID",
                apiKey="API_KEY",
                path="class",
                content={"a": True, "b": None, "c": [1, "x"]},
            )
            print(response.status, response.content)
            """);
  }

  @Test
  void olderVersionsHaveNoPythonSdk() {
    assertThat(copies("v2 GET Env/ListEnvironments", Map.of(), null).python(SERVICE)).isEmpty();
  }
}
