package envwatch.remote;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SshTargetTest {
  private static final String LONGEST = "a.".repeat(126) + "a";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "web-1.example.com",
        "10.0.0.1",
        "::1",
        "2001:db8::8a2e:370:7334",
        "::ffff:10.0.0.1",
        "db_1"
      })
  void namesAndAddressesArePassedAsTheyAre(String host) {
    assertThat(SshTarget.host(host)).contains(host);
  }

  @Test
  void anAddressInBracketsIsPassedWithoutThem() {
    assertThat(SshTarget.host("[2001:db8::1]")).contains("2001:db8::1");
  }

  @Test
  void aNameAsLongAsNamesMayBeIsPassed() {
    assertThat(LONGEST).hasSize(253);
    assertThat(SshTarget.host(LONGEST)).contains(LONGEST);
    assertThat(SshTarget.host(LONGEST + "b")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-oProxyCommand=calc",
        "-",
        "a b",
        "a\tb",
        "a\nb",
        "a\u0000b",
        "a\"b",
        "a'b",
        "%h",
        "fe80::1%eth0",
        "$(id)",
        "`id`",
        "a;b",
        "a|b",
        "a&b",
        "a\\b",
        "ann@web-1",
        "web-1:22",
        "[web-1]",
        "[::1",
        "ssh://web-1",
        "a\u202Emoc",
        "\u200Bweb",
        "b\u00fccher.example",
        "\uff0doProxyCommand",
        "{user}",
        ".web"
      })
  void whateverElseAHostHoldsIsRefused(String host) {
    assertThat(SshTarget.host(host)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"root", "Administrator", "ann.lee", "ann_lee-2", "ann@corp.example", "_x"})
  void usualNamesOfUsersArePassed(String user) {
    assertThat(SshTarget.user(user)).contains(user);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-oProxyCommand=calc",
        "a b",
        "a\nb",
        "a\"b",
        "a'b",
        "%u",
        "$(id)",
        "${HOME}",
        "`id`",
        "a;b",
        "CORP\\ann",
        "ann\u202E",
        "\u00e4nn",
        "@ann",
        "{host}"
      })
  void whateverElseAUserHoldsIsRefused(String user) {
    assertThat(SshTarget.user(user)).isEmpty();
  }

  @Test
  void aUserOfThousandsOfLettersIsRefused() {
    assertThat(SshTarget.user("a".repeat(10_000))).isEmpty();
  }

  @Test
  void theUriSetsTheAddressAndTheUserApart() {
    assertThat(new SshTarget("::1", "ann@corp").uri(2222)).isEqualTo("ssh://ann%40corp@[::1]:2222");
    assertThat(new SshTarget("web-1", null).uri(22)).isEqualTo("ssh://web-1:22");
  }
}
