package envwatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.connect.StepResult.Fact;
import envwatch.api.connect.StepResult.Failed;
import envwatch.api.connect.StepResult.Passed;
import envwatch.api.connect.StepResult.Skipped;
import envwatch.api.connect.StepResult.Step;
import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.settings.Settings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.settings.OpenSettings.Keychain;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextInputControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ConnectionTestSectionTest {
  private static final Settings ONE_ACCOUNT =
      Settings.DEFAULT.with(Settings.ACCOUNTS, List.of(SettingsDraftTest.account("lab", "Lab")));

  private final List<ApiAccount> tried = new CopyOnWriteArrayList<>();
  private final CountDownLatch interrupted = new CountDownLatch(1);
  private final Keychain keychain = keychain();
  private final OpenSettings settings =
      new OpenSettings(
          ONE_ACCOUNT,
          keychain,
          (account, network, report) -> {
            tried.add(account);
            report.accept(new Passed(Step.ADDRESS, new Fact.Nothing()));
            if (account.apiId().equals("HANGS")) {
              hang();
            } else {
              report.accept(new Passed(Step.CERTIFICATE, new Fact.Nothing()));
              report.accept(new Passed(Step.CLOCK, new Fact.Clock(null)));
              report.accept(new Failed(Step.KEY, cause(account)));
              report.accept(new Skipped(Step.FIRST_ENVIRONMENT));
            }
          },
          PageName.ACCOUNTS);

  private static Keychain keychain() {
    Keychain keychain = new Keychain(true);
    keychain.stored.put(ONE_ACCOUNT.accounts().getFirst().id(), Secret.of("stored key"));
    return keychain;
  }

  private static ApiException cause(ApiAccount account) {
    return account.apiId().equals("LOST")
        ? new Unreachable(Unreachable.Kind.CONNECTION_LOST, null)
        : new ApiException.Unauthorized("401");
  }

  private void hang() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      interrupted.countDown();
    }
  }

  @AfterEach
  void close() {
    settings.close();
  }

  @Test
  void whatToDoAfterAFailureIsInView() {
    awaitFailureInLowWindow();
  }

  private void awaitFailureInLowWindow() {
    awaitStoredKey();
    OnJavaFx.run(() -> settings.stage().orElseThrow().setHeight(420));
    settings.press("account-test");
    settings.await(() ->
        assertThat(settings.words("test-outcome")).startsWith("The connection does not work yet."));
    settings.await(() -> assertThat(bottom("test-outcome")).isLessThan(bottom("settings-scroll")));
  }

  private double bottom(String id) {
    Node node = settings.node(id);
    return OnJavaFx.call(() -> node.localToScene(node.getLayoutBounds()).getMaxY());
  }

  private void awaitStoredKey() {
    TextInputControl key = (TextInputControl) settings.node("account-key");
    settings.await(() -> assertThat(key.getPromptText()).startsWith("Stored."));
  }

  private String button() {
    return OnJavaFx.call(() -> ((Button) settings.node("account-test")).getText());
  }

  private boolean shows(String id) {
    return OnJavaFx.call(() -> settings.scene().lookup("#" + id) != null);
  }

  @Test
  void everyStepIsReportedInPlace() {
    awaitStoredKey();

    settings.press("account-test");

    settings.await(() ->
        assertThat(settings.words("test-outcome")).startsWith("The connection does not work yet."));
    assertThat(settings.words("test-address")).isEqualTo("use.cloudshare.com responds.");
    assertThat(settings.words("test-key")).startsWith("The service did not accept the key.");
    assertThat(settings.words("test-first-environment")).isEqualTo("Not tested.");
    assertThat(button()).isEqualTo("Test connection");
  }

  @Test
  void aLostAnswerIsToldAsThatAndNotAsAMistake() {
    awaitStoredKey();
    settings.type("account-api-id", "LOST");

    settings.press("account-test");

    settings.await(() ->
        assertThat(settings.words("test-outcome")).startsWith("The test could not be finished"));
    assertThat(settings.words("test-key")).contains("was lost");
    assertThat(looks("test-key")).contains("attention").doesNotContain("failed");
  }

  private List<String> looks(String id) {
    return OnJavaFx.call(() ->
        settings.node(id).getPseudoClassStates().stream()
            .map(PseudoClass::getPseudoClassName)
            .toList());
  }

  @Test
  void theDraftIsTestedWithTheStoredKeyUnlessOneIsTyped() {
    awaitStoredKey();
    settings.type("account-api-id", "TYPED");
    settings.press("account-test");
    settings.await(() -> assertThat(tried).hasSize(1));
    settings.type("account-key", "typed key");
    settings.press("account-test");
    settings.await(() -> assertThat(tried).hasSize(2));

    assertThat(tried).extracting(ApiAccount::apiId).containsOnly("TYPED");
    assertThat(tried)
        .extracting(account -> account.apiKey().reveal())
        .containsExactly("stored key", "typed key");
  }

  @Test
  void aTestUnderWayCanBeStopped() {
    awaitStoredKey();
    settings.type("account-api-id", "HANGS");
    settings.press("account-test");
    settings.await(() -> assertThat(settings.words("test-address")).contains("responds"));
    assertThat(button()).isEqualTo("Stop the test");

    settings.press("account-test");

    settings.await(() -> assertThat(interrupted.getCount()).isZero());
    assertThat(button()).isEqualTo("Test connection");
    assertThat(shows("test-address")).isFalse();
  }

  @Test
  void closingTheDialogEndsTheTest() {
    awaitStoredKey();
    settings.type("account-api-id", "HANGS");
    settings.press("account-test");
    settings.await(() -> assertThat(tried).hasSize(1));

    settings.press("settings-cancel");

    settings.await(() -> assertThat(interrupted.getCount()).isZero());
  }

  @Test
  void aResultIsForgottenWhenWhatItWasAboutIsEdited() {
    awaitStoredKey();
    settings.press("account-test");
    settings.await(() -> assertThat(shows("test-outcome")).isTrue());

    settings.type("account-api-id", "ANOTHER");

    assertThat(shows("test-outcome")).isFalse();
  }

  @Test
  void theButtonStaysUnderTheMouseWhenAResultIsForgotten() {
    awaitFailureInLowWindow();
    double before = bottom("account-test");

    OnJavaFx.run(() -> {
      ((TextInputControl) settings.scene().lookup("#account-api-id")).setText("ANOTHER");
      settings.scene().getRoot().applyCss();
      settings.scene().getRoot().layout();
    });

    assertThat(shows("test-outcome")).isFalse();
    assertThat(bottom("account-test")).isEqualTo(before);
  }

  @Test
  void nothingIsTriedWhileAFieldHasAProblem() {
    awaitStoredKey();
    settings.type("account-address", "http://lab.example.com");

    settings.press("account-test");

    assertThat(settings.problemOf("account-address")).startsWith("Use https.");
    assertThat(tried).isEmpty();
  }
}
