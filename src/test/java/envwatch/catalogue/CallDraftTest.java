package envwatch.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which parts of a call that was typed are kept. */
@Tag("fast")
class CallDraftTest {
  private static Operation operation(String id) {
    return Catalogue.get().find(id).orElseThrow();
  }

  private static CallDraft draft(String id, Map<String, String> values, String body) {
    return new CallDraft(operation(id), values, body);
  }

  @Test
  void blankValuesAreAsGoodAsNone() {
    assertThat(draft("v3 GET /envs", Map.of("brief", " "), null).values()).isEmpty();
  }

  @Test
  void secretsInABodyAreLeftOut() {
    CallDraft kept =
        draft(
                "v3 POST /class",
                Map.of(),
                "{\"name\": \"Lab\", \"passphrase\": \"hunter2\", \"x\": {\"apiToken\":"
                    + " \"t0k3n\"}}")
            .withoutSecrets();
    assertThat(kept.body()).isEqualTo("{\"name\":\"Lab\",\"x\":{}}");
  }

  @Test
  void aBodyThatIsNotJsonIsNotKept() {
    assertThat(draft("v3 POST /class", Map.of(), "hunter2").withoutSecrets().body()).isNull();
  }

  @Test
  void secretsInCopiesAreNamed() {
    CallDraft shown =
        draft("v3 POST /class", Map.of(), "{\"passphrase\": \"hunter2\"}").withPlaceholders();
    assertThat(shown.body()).isEqualTo("{\"passphrase\":\"<passphrase>\"}");
  }

  @Test
  void idsAreNoSecretsWhateverTheirName() {
    Map<String, String> values = new LinkedHashMap<>(Map.of("envId", "EN1"));
    assertThat(draft("v3 GET /envs/actions/getextended", values, null).withoutSecrets().values())
        .containsEntry("envId", "EN1");
  }
}
