package envwatch.api.v2;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.wire.Query;
import envwatch.model.Secret;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The vectors of service/authentication.md. */
@Tag("fast")
class SignatureTest {
  private static final Secret KEY = Secret.of("testkey-0123456789abcdef");

  @Test
  void signsTheWorkedVector() {
    Query query = common(Query.of("EnvId", "ENVAPIID0001"));

    assertThat(Signature.of(KEY, "GetEnvironmentState", query))
        .isEqualTo("9601c47e3073c8c4f693bf8e77fab5b47e5cc75c");
  }

  @Test
  void signsValuesAsTheyAreBeforeEncoding() {
    Query query =
        common(
            Query.of(
                "EnvId", "ENVAPIID0001",
                "SnapshotName", "night build 7",
                "Description", "a&b",
                "SetAsDefault", "true"));

    assertThat(Signature.of(KEY, "EntAppTakeSnapshot", query))
        .isEqualTo("584aaade6c1dfa3682cb261274616b3309fafc7d");
  }

  @Test
  void encodesBlanksAndSeparatorsInTheAddress() {
    assertThat(Query.of("SnapshotName", "night build 7", "Description", "a&b").encoded())
        .isEqualTo("SnapshotName=night%20build%207&Description=a%26b");
  }

  @Test
  void signsTheSampleOfTheVendorsPage() {
    Query query =
        Query.of(
            "Param1", "Alice",
            "P2", "Bob",
            "timestamp", "123456",
            "alpha", "beta",
            "token", "A1b2C3d4E5",
            "UserApiId", "AAAABBBBCCCCDDDD");

    assertThat(Signature.of(Secret.of("XXXXX"), "ListEnvironments", query))
        .isEqualTo("02b2810f3a17400ca4537a686d8ce1df61d75dd3");
  }

  private static Query common(Query parameters) {
    return parameters
        .and("UserApiId", "TESTID0000000001")
        .and("timestamp", "1700000000")
        .and("token", "Abc123Xyz9");
  }
}
