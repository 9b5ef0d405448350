package envwatch.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Secret;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class AnswerReaderTest {
  private static final Secret KEY = Secret.of("0123456789abcdef");

  private static ShownAnswer shown(String operation, String body) {
    return read(operation, body.getBytes(StandardCharsets.UTF_8));
  }

  private static ShownAnswer read(String operation, byte[] body) {
    Operation found = Catalogue.get().find(operation).orElseThrow();
    return AnswerReader.read(Catalogue.get(), found, body, List.of(KEY));
  }

  private static String masked(String operation, String body) {
    StringBuilder text = new StringBuilder();
    AnswerJson.write(content(operation, body), false, text);
    return text.toString();
  }

  private static AnswerNode content(String operation, String body) {
    return ((ShownAnswer.Json) shown(operation, body)).content();
  }

  @Test
  void secretsAreHiddenWhereTheCatalogueSaysSo() {
    String body =
        "{\"data\":{\"host\":\"h\",\"uri\":\"ftp://u:p@h\",\"quota\":\"5\"},\"status_code\":\"0x20000\"}";

    assertThat(masked("v2 GET Env/GetCloudFoldersInfo", body))
        .isEqualTo(
            """
            {
              "data": {
                "host": "h",
                "uri": "********",
                "quota": "5"
              },
              "status_code": "0x20000"
            }\
            """);
  }

  @Test
  void whatLiesBelowANameThatSoundsLikeASecretIsHiddenHoweverDeep() {
    assertThat(
            masked(
                "v3 GET /webhooks",
                "{\"passwords\":{\"web-1\":\"hunter22\"},\"tokens\":[{\"value\":\"hunter23\"}],"
                    + "\"apiSecret\":{\"deep\":{\"n\":[[4711]]}},\"url\":\"u\"}"))
        .contains("\"url\": \"u\"")
        .doesNotContain("hunter22", "hunter23", "4711");
  }

  @Test
  void theLoginPageOfStudentsIsHiddenAsThePassphraseIs() {
    assertThat(
            masked(
                "v3 GET /class/{id}",
                "{\"name\":\"K8s\",\"studentLoginUrl\":\"https://use.example/c/x1y2z3\"}"))
        .contains("\"name\": \"K8s\"")
        .doesNotContain("x1y2z3");
  }

  @Test
  void aWholeAnswerCanBeASecret() {
    assertThat(
            masked(
                "v2 GET Env/GeneratePermalink",
                "{\"data\":\"https://a.example/x\",\"status_text\":\"ok\"}"))
        .contains("\"data\": \"********\"", "\"ok\"");
  }

  @Test
  void secretsAreHiddenByTheNameOfUnknownFields() {
    String shown =
        masked(
            "v3 GET /webhooks",
            "[{\"SecretKey\":\"k\",\"Pass\":[\"a\"],\"apiToken\":7,\"url\":\"u\",\"linked\":true,\"token\":null,\"pass\":\"\"}]");

    assertThat(shown)
        .contains(
            "\"SecretKey\": \"********\"",
            "\"apiToken\": \"********\"",
            "\"url\": \"u\"",
            "\"linked\": true",
            "\"token\": null",
            "\"pass\": \"\"")
        .doesNotContain("\"a\"", "7");
  }

  @Test
  void tokensThatOnlyNameSomethingAreShown() {
    assertThat(
            masked(
                "v2 GET Env/GetEnvironmentState",
                "{\"data\":{\"envToken\":\"abcdefgh\",\"vms\":[{\"vmToken\":\"t\",\"password\":\"p\"}]}}"))
        .contains("\"abcdefgh\"", "\"t\"", "\"password\": \"********\"");
  }

  @Test
  void aSecretIsHiddenWhereverElseItOccurs() {
    String shown =
        masked(
            "v3 GET /vms/actions/getremoteaccessfile",
            "{\"rdpFileContent\":\"a:Pa55word!\",\"note\":\"0123456789abcdef\",\"clearTextPassword\":\"Pa55word!\"}");

    assertThat(shown).doesNotContain("Pa55word!", "0123456789abcdef");
  }

  @Test
  void secretsAreWrittenOnlyWhenAskedFor() {
    AnswerNode content =
        content("v3 GET /users/actions/getloginurl", "{\"loginUrl\":\"https://x\"}");
    StringBuilder revealed = new StringBuilder();
    AnswerJson.write(content, true, revealed);

    assertThat(revealed).hasToString("{\n  \"loginUrl\": \"https://x\"\n}");
    assertThat(content.toString()).doesNotContain("https://x");
  }

  @Test
  void jsonIsKeptAsServedAndWrittenInAscii() {
    assertThat(masked("v3 GET /regions", "[1.50, -0, 1e400, {}, [], \"\\u001b\\\"é\", false]"))
        .isEqualTo(
            """
            [
              1.50,
              -0,
              1e400,
              {},
              [],
              "\\u001b\\"\\u00e9",
              false
            ]\
            """);
  }

  @Test
  void whatIsNotJsonIsToldAsSuch() {
    assertThat(shown("v3 GET /regions", "")).isEqualTo(new ShownAnswer.Empty());
    assertThat(shown("v3 GET /regions", "<html>0123456789abcdef</html>"))
        .isEqualTo(new ShownAnswer.Text("<html>********</html>"));
    assertThat(read("v3 GET /regions", new byte[] {'P', 'K', 3, 4}))
        .isEqualTo(new ShownAnswer.Binary());
    assertThat(read("v3 GET /regions", new byte[] {(byte) 0x89, 'P', 'N', 'G'}))
        .isEqualTo(new ShownAnswer.Binary());
    assertThat(shown("v3 GET /regions", "{} {}")).isEqualTo(new ShownAnswer.Text("{} {}"));
  }

  @Test
  void anAnswerOfMillionsOfValuesIsNotTakenApart() {
    assertThat(shown("v3 GET /regions", "[" + "1,".repeat(3_000_000) + "1]"))
        .isEqualTo(new ShownAnswer.TooManyValues());
  }

  @Test
  void aDeepAnswerIsNotTakenApart() {
    assertThat(shown("v3 GET /regions", "[".repeat(100_000)))
        .isEqualTo(new ShownAnswer.TooManyValues());
  }
}
