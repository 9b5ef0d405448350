package envwatch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentId;
import envwatch.model.Secret;
import envwatch.settings.AppDirectories;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class LaunchOptionsTest {
  private static final AppDirectories FOLDERS = AppDirectories.below(Path.of("data"));

  @Test
  void everyOptionThatMakesAnotherWindowIsListed() {
    ApiAccount account =
        new ApiAccount(
            new AccountId("command-line"),
            "lab",
            URI.create("https://lab.example.com"),
            new ApiVersion(2),
            "ID",
            Secret.of("the key itself"),
            List.of(new EnvironmentId("a\nb")));
    Startup startup =
        new Startup(FOLDERS, true, new Startup.Source.Given(account), true, Path.of("/own.pem"));

    LaunchOptions options = LaunchOptions.of(startup, true);

    assertThat(options.unusedBy(LaunchOptions.NONE))
        .containsExactly(
            "--address",
            "--api-id",
            "--api-version",
            "--environment",
            "--certificate-authority",
            "--read-only",
            "--debug");
    assertThat(LaunchOptions.decoded(options.encoded())).isEqualTo(options);
    assertThat(options.toString()).doesNotContain("the key itself");
  }

  @Test
  void aStartWithoutOptionsHasNone() {
    Startup startup = new Startup(FOLDERS, true, new Startup.Source.Stored(), false, null);

    assertThat(LaunchOptions.of(startup, false)).isEqualTo(LaunchOptions.NONE);
    assertThat(LaunchOptions.decoded(LaunchOptions.NONE.encoded())).isEqualTo(LaunchOptions.NONE);
  }
}
