package envwatch.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentId;
import envwatch.model.Secret;
import envwatch.platform.AppDirectories;
import envwatch.platform.GivenOptions;
import envwatch.secrets.ApiKeys;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
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
    LaunchOptions startup =
        new LaunchOptions(
            FOLDERS, true, new LaunchOptions.Source.Given(account), true, Path.of("/own.pem"));

    GivenOptions options = startup.given(true);

    assertThat(options.unusedBy(GivenOptions.NONE))
        .containsExactly(
            "--address",
            "--api-id",
            "--api-version",
            "--environment",
            "--certificate-authority",
            "--read-only",
            "--debug");
    assertThat(GivenOptions.decoded(options.encoded())).isEqualTo(options);
    assertThat(options.toString()).doesNotContain("the key itself");
  }

  @Test
  void everyDataFolderHasAProxyPasswordOfItsOwn() {
    assertThat(
            Stream.of(
                    AppDirectories.ofSystem(),
                    AppDirectories.below(Path.of("/one")),
                    AppDirectories.below(Path.of("/two")))
                .map(folders ->
                    new LaunchOptions(folders, true, new LaunchOptions.Source.Stored(), false, null)
                        .passwordEntry(ApiKeys.PROXY)
                        .value()))
        .containsExactly(
            "proxy",
            "proxy " + Path.of("/one").toAbsolutePath(),
            "proxy " + Path.of("/two").toAbsolutePath());
  }

  @Test
  void aDemoWithAnotherPastIsAnotherWindow() {
    GivenOptions usual = demo(Duration.ofDays(1)).given(false);

    assertThat(demo(Duration.ofDays(30)).given(false).unusedBy(usual)).containsExactly("--history");
    assertThat(demo(Duration.ofMinutes(90)).given(false))
        .isNotEqualTo(demo(Duration.ofMinutes(100)).given(false));
    assertThat(usual).isEqualTo(demo(new LaunchOptions.Source.Demo().history()).given(false));
  }

  private static LaunchOptions demo(Duration history) {
    return new LaunchOptions(FOLDERS, true, new LaunchOptions.Source.Demo(history), false, null);
  }

  @Test
  void aMinimizedStartIsNoOtherWindow() {
    assertThat(demo(Duration.ofDays(1)).withMinimized(true).given(false))
        .isEqualTo(demo(Duration.ofDays(1)).given(false));
    assertThat(demo(Duration.ofDays(1)).withMinimized(true).withPresenting(true).minimized())
        .isTrue();
  }

  @Test
  void aStartWithoutOptionsHasNone() {
    LaunchOptions startup =
        new LaunchOptions(FOLDERS, true, new LaunchOptions.Source.Stored(), false, null);

    assertThat(startup.given(false)).isEqualTo(GivenOptions.NONE);
    assertThat(GivenOptions.decoded(GivenOptions.NONE.encoded())).isEqualTo(GivenOptions.NONE);
  }
}
