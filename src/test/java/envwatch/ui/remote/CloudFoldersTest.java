package envwatch.ui.remote;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.Capability;
import envwatch.model.CloudFolder;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.training.edit.OpenForm;
import envwatch.ui.window.Dashboards;
import envwatch.watch.FakeTime;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.scene.control.MenuItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cloud folder of an account: where it is, who signs in, and the way to it. */
class CloudFoldersTest {
  private static final String PASSWORD = "s3cret&key";
  private static final String MASK = "\u2022".repeat(8);

  private final FakeTime time = new FakeTime();
  private final MemoryClipboard copied = new MemoryClipboard();
  private final List<URI> opened = new CopyOnWriteArrayList<>();
  private AppearanceSettings appearance;
  private OpenForm form;
  private CloudFolders folders;

  @BeforeEach
  void open() {
    open(new AppearanceSettings(Theme.LIGHT, 14));
  }

  private void open(AppearanceSettings settings) {
    close();
    appearance = settings;
    form = new OpenForm(settings);
    DashboardModel model =
        OnJavaFx.call(() -> new DashboardModel(time.instant(), Duration.ofHours(2)));
    form.world.subscribe(view -> OnJavaFx.run(() -> model.apply(view)));
    SecretClipboard clipboard = OnJavaFx.call(() -> Dashboards.clipboard(copied));
    folders =
        new CloudFolders(
            model,
            form.world,
            opened::add,
            clipboard,
            OnJavaFx.call(() ->
                new PasswordReveal<>(time, OnJavaFx::runInPlace, () -> Duration.ofSeconds(30))),
            form::owner,
            OnJavaFx::runInPlace);
    OnJavaFx.run(() -> form.world.running("a"));
  }

  @AfterEach
  void close() {
    if (form != null) {
      form.close();
    }
  }

  private MenuItem item() {
    return OnJavaFx.call(() -> folders.accountItems().getFirst());
  }

  private void show() {
    MenuItem item = item();
    OnJavaFx.run(item::fire);
    OnJavaFx.run(() -> {});
  }

  @Test
  void addressAndUserAreShown() {
    show();

    assertThat(form.typed("cloud-folder-address")).isEqualTo("ftp://folders.example.com/");
    assertThat(form.typed("cloud-folder-user")).isEqualTo("ann@example.com");
  }

  @Test
  void foldersSayHowFullTheyAre() {
    show();

    assertThat(form.words("cloud-folder-list").lines())
        .containsExactly("Ann Berg: 3 of 10 GB used", "Customer training");
  }

  @Test
  void thePasswordIsMaskedUntilItIsShown() {
    show();
    assertThat(form.words("cloud-folder-password")).isEqualTo(MASK);

    form.press("cloud-folder-password-show");
    assertThat(form.words("cloud-folder-password")).isEqualTo(PASSWORD);

    OnJavaFx.run(() -> time.advance(Duration.ofSeconds(31)));
    assertThat(form.words("cloud-folder-password")).isEqualTo(MASK);
  }

  @Test
  void thePasswordIsCopiedAsASecret() {
    show();

    form.press("cloud-folder-password-copy");

    assertThat(copied.content()).isEqualTo(PASSWORD);
    assertThat(copied.markedSecret()).isTrue();
  }

  @Test
  void theAddressIsCopied() {
    show();

    form.press("cloud-folder-address-copy");

    assertThat(copied.content()).isEqualTo("ftp://folders.example.com/");
    assertThat(copied.markedSecret()).isFalse();
  }

  @Test
  void theFileManagerIsGivenTheUserAndNeverThePassword() {
    show();

    form.press("dialog-act");

    assertThat(opened).containsExactly(URI.create("ftp://ann%40example.com@folders.example.com/"));
  }

  @Test
  void whatWasNotServedIsLeftOut() {
    form.world.service.cloudFolder =
        new CloudFolder(URI.create("ftp://folders.example.com/"), null, null, List.of());

    show();
    form.press("dialog-act");

    assertThat(OnJavaFx.call(() -> form.scene().lookup("#cloud-folder-password"))).isNull();
    assertThat(opened).containsExactly(URI.create("ftp://folders.example.com/"));
  }

  @Test
  void whatCannotBeReadSaysWhyAndIsReadAgain() {
    form.world.service.cloudFolderFailure = new ApiException.Rejected("", "closed");
    show();
    assertThat(form.disabled("dialog-act")).isTrue();
    form.world.service.cloudFolderFailure = null;

    form.press("cloud-folder-again");
    OnJavaFx.run(() -> {});

    assertThat(form.disabled("dialog-act")).isFalse();
  }

  @Test
  void whereTheVersionHasNoneTheItemSaysWhy() {
    OnJavaFx.run(() -> form.world.without(Capability.CLOUD_FOLDER).running("b"));

    assertThat(item().isDisable()).isTrue();
    assertThat(item().getText()).contains("does not offer this");
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void pictures(Theme theme, int fontSize) {
    open(new AppearanceSettings(theme, fontSize));
    show();
    assertThat(
            Pictures.takeShown(
                form.scene(),
                appearance,
                "cloud-folder-" + theme.name().toLowerCase(Locale.ROOT) + "-" + fontSize))
        .isNotEmptyFile();
  }
}
