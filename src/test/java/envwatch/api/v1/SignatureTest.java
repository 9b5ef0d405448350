package envwatch.api.v1;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.wire.Query;
import envwatch.model.Secret;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The vectors of service/authentication.md. */
@Tag("fast")
class SignatureTest {
  @Test
  void signsTheWorkedVector() {
    Query query =
        Query.of(
            "EnvApiId", "ENVAPIID0001",
            "UserApiId", "TESTID0000000001",
            "timestamp", "1700000000");

    assertThat(Signature.of(Secret.of("testkey-0123456789abcdef"), query))
        .isEqualTo("b8f4691a1d5ba5b83024798cb93b7624f7876bfa");
  }

  @Test
  void signsTheSampleOfTheVendorsPage() {
    Query query =
        Query.of(
            "Param1", "Alice",
            "P2", "Bob",
            "timestamp", "123456",
            "alpha", "beta",
            "UserApiId", "AAAABBBBCCCCDDDD");

    assertThat(Signature.of(Secret.of("QQQQRRRRSSSSTTTT"), query))
        .isEqualTo("f4d940ae137e7193d41d0bea0149f7ffb6962c58");
  }

  @Test
  void theOrderOfTheParametersDoesNotMatter() {
    Secret key = Secret.of("key");

    assertThat(Signature.of(key, Query.of("b", "2", "A", "1")))
        .isEqualTo(Signature.of(key, Query.of("A", "1", "b", "2")));
  }
}
