package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.EnvironmentTarget;
import envwatch.actions.FakeWorld;
import envwatch.api.ApiException;
import envwatch.api.EnvironmentService.Acceptance;
import envwatch.api.InvitationOffer;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.Choice;
import envwatch.model.EnvironmentId;
import envwatch.model.Invitation;
import envwatch.model.Secret;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.ComboBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Inviting a person to a new environment like one in the list. */
class InviteTest {
  private static final EnvironmentTarget TARGET = FakeWorld.target("Anna");
  private static final String LINK =
      "https://use.example.com/Ent/AcceptInvitation.mvc?inv=Kq3vZ8s7TfX2LwYp0RbN5";
  private static final String MASK = "\u2022".repeat(8);

  private @TempDir Path folder;
  private ActionsWindow window;

  @BeforeEach
  void open() {
    open(new AppearanceSettings(Theme.LIGHT, 14));
  }

  private void open(AppearanceSettings appearance) {
    if (window != null) {
      window.close();
    }
    window = new ActionsWindow(folder, appearance);
    window.happens(() -> window.world.running("Anna"));
    window.world.service.accept(
        new Acceptance(null, "An invitation was created and sent to you", null, Secret.of(LINK)));
  }

  @AfterEach
  void close() {
    window.close();
  }

  private void start() {
    OnJavaFx.run(
        () -> window.actions().starter().start(ActionKind.INVITE_END_USER, List.of(TARGET)));
    OnJavaFx.run(() -> {});
  }

  private void fill() {
    window.type("invite-email", " kim@example.com ");
    window.type("invite-first-name", "Kim");
    window.type("invite-last-name", "<b>Öde</b>");
    window.type("invite-opportunity", "Spring");
    chooseMember();
  }

  @SuppressWarnings("unchecked")
  private void chooseMember() {
    ComboBox<Choice> member = (ComboBox<Choice>) window.node("invite-member");
    OnJavaFx.run(() -> member.getSelectionModel().select(1));
  }

  private void invite() {
    start();
    fill();
    window.press("dialog-act");
    window.happens(window.requests::answerAll);
    OnJavaFx.run(() -> {});
  }

  @Test
  void whatWasFilledInIsSentOnce() {
    invite();

    assertThat(window.world.service.performed)
        .containsExactly(
            new Action.InviteEndUser(
                new EnvironmentId("Anna"),
                new Invitation(
                    "PO1", "BP1", "VP2", "Spring", 7, "kim@example.com", "Kim", "<b>Öde</b>")));
  }

  @Test
  void itSaysThatThePersonGetsAnotherEnvironment() {
    start();

    assertThat(window.everyWord())
        .anySatisfy(words ->
            assertThat(words)
                .contains("a new environment", "Blueprint", "Two weeks", "no access to this one"));
  }

  @Test
  void nothingIsSentBeforeEverythingIsFilledIn() {
    start();
    window.type("invite-email", "kim");
    window.type("invite-days", "0");

    window.press("dialog-act");

    assertThat(window.everyWord())
        .contains(
            "Enter an email address.",
            "Enter something here.",
            "Enter a number of days from 1 to 365.",
            "Choose one.");
    assertThat(window.world.service.performed).isEmpty();
  }

  @Test
  void theOnlyMemberIsChosen() {
    window.world.service.offers.invitation =
        new InvitationOffer.Offered("PO1", "BP1", List.of(new Choice("VP1", "Anna Berg")));

    start();

    ComboBox<?> member = (ComboBox<?>) window.node("invite-member");
    assertThat(OnJavaFx.call(member::getValue)).isEqualTo(new Choice("VP1", "Anna Berg"));
  }

  @Test
  void nobodyIsAskedForWhereTheVersionTakesNoMember() {
    window.world.service.offers.invitation = new InvitationOffer.Offered("PO1", "BP1", List.of());

    start();

    assertThat(window.everyWord()).doesNotContain("Looked after by");
  }

  @Test
  void theLinkIsMaskedUntilItIsShown() {
    invite();
    assertThat(window.words("invite-link")).isEqualTo(MASK);

    window.press("invite-link-show");
    assertThat(window.words("invite-link")).isEqualTo(LINK);

    window.press("invite-link-show");
    assertThat(window.words("invite-link")).isEqualTo(MASK);
  }

  @Test
  void theLinkIsCopiedAsASecret() {
    invite();

    window.press("invite-link-copy");

    assertThat(window.copied.content()).isEqualTo(LINK);
    assertThat(window.copied.markedSecret()).isTrue();
    assertThat(OnJavaFx.call(() -> window.clipboard.leftProperty().get())).isNotNull();
  }

  @Test
  void theLinkIsNotInTheRecord() {
    window.world.service.accept(new Acceptance(null, "Send them " + LINK, null, Secret.of(LINK)));

    invite();

    assertThat(window.log.activities().newestFirst()).hasSize(1);
    assertThat(window.log.activities().newestFirst().toString()).doesNotContain(LINK);
    assertThat(window.log.activities().newestFirst().toString()).contains("kim@example.com");
    assertThat(window.everyWord()).noneMatch(words -> words.contains(LINK));
  }

  @Test
  void anInvitationWithoutALinkSaysSo() {
    window.world.service.accept(Acceptance.PLAIN);

    invite();

    assertThat(window.everyWord()).anyMatch(words -> words.contains("The service gave no link"));
  }

  @Test
  void aRefusalKeepsWhatWasTyped() {
    window.world.service.fail("Anna", new ApiException.Rejected("", "No seats left"));

    invite();

    assertThat(window.words("invite-outcome-words")).contains("No seats left");
    assertThat(window.words("invite-first-name")).isEqualTo("Kim");
    assertThat(window.disabled("dialog-act")).isFalse();
  }

  @Test
  void nobodyIsInvitedTwiceWhenTheOutcomeIsUnknown() {
    window.world.service.fail(
        "Anna",
        ApiException.Unreachable.afterSending(ApiException.Unreachable.Kind.READ_TIME_OUT, null));

    invite();

    assertThat(window.disabled("dialog-act")).isTrue();
    assertThat(window.world.service.performed).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"true, several blueprints", "false, offers no invitations"})
  void whereNobodyCanBeInvitedItSaysWhy(boolean several, String why) {
    window.world.service.offers.invitation =
        several ? new InvitationOffer.SeveralBlueprints() : new InvitationOffer.NotListed();

    start();

    assertThat(window.words("invite-outcome-words")).contains(why);
    assertThat(window.disabled("dialog-act")).isTrue();
  }

  @Test
  void whatCannotBeReadSaysWhyAndIsReadAgain() {
    window.world.service.offers.fail(new ApiException.Rejected("", "closed"));
    start();
    assertThat(window.everyWord()).anyMatch(words -> words.contains("closed"));
    window.world.service.offers.fail(null);

    window.press("invite-offer-again");
    OnJavaFx.run(() -> {});

    assertThat(window.disabled("dialog-act")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void pictures(Theme theme, int fontSize) {
    open(new AppearanceSettings(theme, fontSize));
    String suffix = "-" + theme.name().toLowerCase(Locale.ROOT) + "-" + fontSize;
    start();
    window.type("invite-email", "kim");
    window.press("dialog-act");
    assertThat(window.picture("invite" + suffix)).isNotEmptyFile();
    fill();
    window.press("dialog-act");
    window.happens(window.requests::answerAll);
    OnJavaFx.run(() -> {});
    assertThat(window.picture("invited" + suffix)).isNotEmptyFile();
    window.press("invite-link-show");
    assertThat(window.picture("invited-shown" + suffix)).isNotEmptyFile();
  }
}
