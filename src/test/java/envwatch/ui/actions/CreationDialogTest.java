package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.ActivityJson;
import envwatch.actions.FakeWorld;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.api.ApiException;
import envwatch.api.Capability;
import envwatch.api.EnvironmentService.Acceptance;
import envwatch.catalogue.CallDraft;
import envwatch.catalogue.CheckedCall;
import envwatch.history.DurationEstimate;
import envwatch.model.Choice;
import envwatch.model.Environment;
import envwatch.model.EnvironmentDraft;
import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import envwatch.model.SnapshotId;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.control.MenuItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CreationDialogTest {
  private static final String NAME = "Lab <b>&amp; \"Ö\" 🚀";

  private OpenCreation creation;

  @BeforeEach
  void open() {
    creation = new OpenCreation(new AppearanceSettings(Theme.LIGHT, 14));
    OnJavaFx.run(() -> creation.world.running("a"));
  }

  @AfterEach
  void close() {
    creation.close();
  }

  private Activity recorded() {
    return creation.log.activities().newestFirst().getFirst();
  }

  @Test
  void whereOnlyChosenEnvironmentsAreWatchedItSaysThatTheNewOneIsNotShown() {
    creation.watchesOnlyChosen = true;
    creation.open();
    assertThat(creation.form.node("creation-not-shown").isVisible()).isTrue();
  }

  @Test
  void whereAllEnvironmentsAreWatchedNothingIsSaidOfThat() {
    creation.open();
    assertThat(creation.form.node("creation-not-shown").isVisible()).isFalse();
  }

  @Test
  void whatWasChosenIsSentOnceAndRecorded() {
    creation.open().filled(NAME);
    creation.form.type("creation-description", "For <b>Ben</b>");
    creation.form.type("creation-owner", "ben@example.com");

    creation.form.press("creation-create");
    creation.answer();

    assertThat(creation.world.service.created)
        .containsExactly(
            new EnvironmentDraft(
                NAME,
                "For <b>Ben</b>",
                "PR1",
                "BP1",
                new SnapshotId("SS2"),
                "PO1",
                "RE1",
                "ben@example.com"));
    assertThat(creation.form.isOpen()).isFalse();
    assertThat(recorded().requested()).isEqualTo(new Requested.OfCreation(FakeWorld.ACCOUNT, NAME));
    assertThat(recorded().outcome()).isEqualTo(new Outcome.Accepted(null, null));
    assertThat(ActivityJson.read(ActivityJson.write(recorded()))).contains(recorded());
    assertThat(creation.world.looks).contains("now everything");
  }

  @Test
  void theDefaultSnapshotIsOfferedFirstAndChosen() {
    creation.open().filled(NAME);

    assertThat(creation.form.offered("creation-snapshot"))
        .containsExactly("Day 2 (default)", "Day 3", "Day 1");
    assertThat(creation.form.chosen("creation-snapshot")).isEqualTo("Day 2 (default)");
  }

  @Test
  void anotherProjectTakesItsBlueprintsAndWhatDependsOnThem() {
    creation.open().filled(NAME);

    creation.form.choose("creation-project", "Partners");

    assertThat(creation.form.chosen("creation-blueprint")).isEmpty();
    assertThat(creation.form.chosen("creation-snapshot")).isEmpty();
    assertThat(creation.form.chosen("creation-policy")).isEmpty();
    assertThat(creation.form.chosen("creation-region")).isEqualTo("Europe");
  }

  @Test
  void whatFailedIsCreatedAgainWithWhatItWasCreatedWith() {
    OnJavaFx.run(() -> creation.world.put(failed("Organization/Three days")));

    OnJavaFx.run(() -> again().fire());

    assertThat(creation.form.typed("creation-name")).isEqualTo("Lab a");
    assertThat(creation.form.typed("creation-description")).isEqualTo("For Ben");
    assertThat(creation.form.typed("creation-owner")).isEqualTo("ann@example.com");
    creation.form.press("creation-create");
    creation.answer();
    assertThat(creation.world.service.created)
        .containsExactly(
            new EnvironmentDraft(
                "Lab a",
                "For Ben",
                "PR2",
                "BP2",
                new SnapshotId("SS1"),
                "PO2",
                "RE2",
                "ann@example.com"));
  }

  @Test
  void whatIsNoLongerOfferedHasToBeChosen() {
    OnJavaFx.run(() -> creation.world.put(failed("Gone")));

    OnJavaFx.run(() -> again().fire());
    creation.form.press("creation-create");

    assertThat(creation.form.problemOf("creation-policy")).isEqualTo("Choose one.");
    assertThat(creation.world.service.created).isEmpty();
  }

  @Test
  void onlyWhatFailedIsCreatedAgain() {
    assertThat(itemsOfRow()).isEmpty();
  }

  @Test
  void whereTheVersionCreatesNothingItSaysSo() {
    OnJavaFx.run(() -> {
      creation.world.without(Capability.CREATION);
      creation.world.put(failed("Three days"));
    });

    assertThat(again().isDisable()).isTrue();
    assertThat(again().getText()).contains("does not offer this");
  }

  private MenuItem again() {
    return itemsOfRow().getFirst();
  }

  private List<MenuItem> itemsOfRow() {
    return OnJavaFx.call(() -> creation.creation.environmentItems(creation.model.environments()));
  }

  private static Environment failed(String policy) {
    return FakeWorld.environment("a", Phase.PROBLEM).toBuilder()
        .description("For Ben")
        .owner("ann@example.com")
        .project("Partners")
        .blueprint("Linux basics")
        .snapshot("Day 1")
        .policy(policy)
        .region("US East")
        .build();
  }

  @Test
  void whatIsMissingIsSaidAtItsFieldAndNothingIsSent() {
    creation.open();
    creation.form.type("creation-owner", "ben");

    creation.form.press("creation-create");

    assertThat(creation.form.problemOf("creation-name")).isEqualTo("Enter a name.");
    assertThat(creation.form.problemOf("creation-project")).isEqualTo("Choose one.");
    assertThat(creation.form.problemOf("creation-owner")).contains("email address");
    assertThat(creation.form.focused("creation-name")).isTrue();
    assertThat(creation.world.service.created).isEmpty();
  }

  @Test
  void theCallIsShownAsFarAsItIsFilledIn() {
    creation.open();
    creation.form.type("creation-name", "Lab 7");
    creation.form.choose("creation-project", "Customer");

    creation.form.press("creation-show-call");

    CallDraft call = creation.calls.getLast();
    assertThat(call.values())
        .containsEntry("environment.name", "Lab 7")
        .containsEntry("environment.projectId", "PR1");
    assertThat(call.values()).doesNotContainKeys("environment.regionId", "itemsCart");
    assertThat(creation.form.isOpen()).isTrue();
    assertThat(creation.world.service.created).isEmpty();
  }

  @Test
  void theCallOfAFormThatIsFilledInIsComplete() {
    creation.open().filled("Lab 7");

    creation.form.press("creation-show-call");

    assertThat(creation.calls.getLast().form().check()).isInstanceOf(CheckedCall.Ready.class);
  }

  @Test
  void aNewEnvironmentIsSelectedOnceItIsSeen() {
    creation.world.service.accept(new Acceptance(null, null, new EnvironmentId("new"), null));
    creation.open().filled("Lab 7");
    creation.form.press("creation-create");
    creation.answer();
    OnJavaFx.run(() -> creation.world.running("b"));
    assertThat(creation.model.selectedProperty().get().key()).isEqualTo(FakeWorld.key("a"));

    OnJavaFx.run(() -> creation.world.changing("new"));

    assertThat(creation.model.selectedProperty().get().key()).isEqualTo(FakeWorld.key("new"));
  }

  @Test
  void withoutAnIdTheNewOneOfThatNameIsSelected() {
    OnJavaFx.run(() -> creation.world.put(FakeWorld.environment("old", "Lab 7", Phase.RUNNING)));
    creation.open().filled("Lab 7");
    creation.form.press("creation-create");
    creation.answer();

    OnJavaFx.run(() -> creation.world.put(FakeWorld.environment("new", "Lab 7", Phase.CHANGING)));

    assertThat(creation.model.selectedProperty().get().key()).isEqualTo(FakeWorld.key("new"));
  }

  @Test
  void aRefusalKeepsWhatWasTypedForAnotherAttempt() {
    creation.world.service.failCreation(new ApiException.Rejected("0x1", "no <b>quota</b> left"));
    creation.open().filled(NAME);
    creation.form.press("creation-create");
    creation.answer();

    assertThat(creation.form.words("creation-outcome-words")).contains("no <b>quota</b> left");
    assertThat(creation.form.typed("creation-name")).isEqualTo(NAME);

    assertThat(creation.form.focused("creation-create")).isTrue();

    creation.world.service.failCreation(null);
    creation.form.press("creation-create");
    creation.answer();

    assertThat(creation.form.isOpen()).isFalse();
    assertThat(creation.world.service.created).hasSize(2);
  }

  @Test
  void afterAnUnknownOutcomeNothingIsSentAgain() {
    creation.world.service.failCreation(
        new ApiException.Unreadable(ApiException.Unreadable.What.NOT_JSON));
    creation.open().filled(NAME);
    creation.form.press("creation-create");
    creation.answer();

    assertThat(creation.form.words("creation-outcome-words")).contains("may or may not");
    assertThat(creation.form.disabled("creation-create")).isTrue();
    assertThat(creation.world.service.created).hasSize(1);
  }

  @Test
  void readOnlyModeRefusesWhatWasOpenedBefore() {
    creation.open().filled(NAME);
    creation.readOnly = true;

    creation.form.press("creation-create");
    creation.answer();

    assertThat(creation.world.service.created).isEmpty();
    assertThat(recorded().outcome()).isInstanceOf(Outcome.NotSent.class);
    assertThat(creation.form.words("creation-outcome-words")).containsIgnoringCase("read-only");
  }

  @Test
  void theMenuSaysWhyNothingCanBeCreated() {
    creation.readOnly = true;
    OnJavaFx.run(creation.creation::settingsChanged);

    assertThat(creation.item().isDisable()).isTrue();
    assertThat(creation.item().getText()).containsIgnoringCase("read-only");
  }

  @Test
  void aVersionThatLacksItIsNamedInTheMenu() {
    OnJavaFx.run(() -> creation.world.without(Capability.CREATION).running("a"));

    assertThat(creation.item().isDisable()).isTrue();
    assertThat(creation.item().getText()).contains("v3");
  }

  @Test
  void whatTheVersionDoesNotTakeIsNotAskedFor() {
    OnJavaFx.run(() -> creation.world.without(Capability.CREATION_DETAILS).running("a"));
    creation.open();

    assertThat(creation.form.scene().lookup("#creation-region")).isNull();
    assertThat(creation.form.scene().lookup("#creation-owner")).isNull();
    assertThat(creation.form.scene().lookup("#creation-description")).isNull();
  }

  @Test
  void usualTimesAreTold() {
    creation.usual = new DurationEstimate(Duration.ofMinutes(4), Duration.ofMinutes(9), 5);
    creation.open().filled(NAME);

    assertThat(creation.form.words("creation-usual")).contains("usually 4 min");
  }

  @Test
  void aListThatFailsSaysWhyAndCanBeLoadedAgain() {
    creation.world.service.offers.fail(new ApiException.Rejected("", "closed"));
    creation.open();
    creation.world.service.offers.fail(null);

    creation.form.press("creation-project-again");

    assertThat(creation.form.offered("creation-project"))
        .containsExactly("Customer training", "Partners");
  }

  @Test
  void fiveHundredBlueprintsCanBeChosenFrom() {
    creation.world.service.offers.blueprints =
        IntStream.rangeClosed(1, 500).mapToObj(i -> new Choice("BP" + i, "Course " + i)).toList();
    creation.open();
    creation.form.choose("creation-project", "Customer");

    assertThat(creation.form.offered("creation-blueprint")).hasSize(500);
    creation.form.choose("creation-blueprint", "Course 500");
    assertThat(creation.form.chosen("creation-snapshot")).isNotEmpty();
  }
}
