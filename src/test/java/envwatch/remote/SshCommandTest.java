package envwatch.remote;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SshCommandTest {
  private static final SshTarget TARGET = new SshTarget("web-1", "ann");

  @Test
  void blanksSeparateTheArgumentsAndFieldsAreFilledIn() {
    SshCommand command = SshCommand.of("  kitty  ssh -p {port}\t{user}@{host} ");

    assertThat(command.problem()).isNull();
    assertThat(command.arguments(TARGET, 2222))
        .containsExactly("kitty", "ssh", "-p", "2222", "ann@web-1");
  }

  @Test
  void quotesHoldBlanksTogetherAndNothingElseHasAMeaning() {
    SshCommand command =
        SshCommand.of("\"C:\\Program Files\\term.exe\" -T 'a \"b\"' $HOME `id` a;b \"\" {host}");

    assertThat(command.arguments(TARGET, 22))
        .containsExactly(
            "C:\\Program Files\\term.exe", "-T", "a \"b\"", "$HOME", "`id`", "a;b", "", "web-1");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '#',
      value = {
        "xterm -e 'ssh {host}, QUOTE",
        "xterm -e \"ssh {host}, QUOTE",
        "xterm {password} {host}, FIELD",
        "xterm {Host}, FIELD",
        "xterm {} {host}, FIELD",
        "xterm {host, FIELD",
        "xterm host}, FIELD",
        "xterm {{host}}, FIELD",
        "xterm -e ssh, NO_HOST",
        "{host} -e, PROGRAM",
        "'' {host}, PROGRAM"
      })
  void whatCannotBeUsedSaysWhy(String typed, SshCommand.Problem problem) {
    assertThat(SshCommand.of(typed).problem()).isEqualTo(problem);
  }

  @Test
  void aFieldIsFilledInOnce() {
    assertThat(SshCommand.of("xterm {user}{host}").arguments(TARGET, 22))
        .containsExactly("xterm", "annweb-1");
  }

  @Test
  void onlyACommandThatNamesTheUserNeedsOne() {
    assertThat(SshCommand.of("xterm {host}").needsUser()).isFalse();
    assertThat(SshCommand.of("xterm {user}@{host}").needsUser()).isTrue();
  }
}
