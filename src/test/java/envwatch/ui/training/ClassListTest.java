package envwatch.ui.training;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.model.training.ClassKey;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.watch.AccountClasses;
import envwatch.watch.ClassView;
import envwatch.watch.SampleClasses;
import envwatch.watch.TrainingView;
import envwatch.watch.WatchedEnvironment.Trouble;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The list of classes, and what stands in its place. */
class ClassListTest {
  private ClassesWindow window;

  @AfterEach
  void close() {
    window.close();
  }

  private ClassesWindow open(TrainingView view) {
    window = new ClassesWindow(view);
    return window.open();
  }

  @Test
  void whatRunsComesFirstThenWhatIsNextAndThePastIsFolded() {
    open(SampleClasses.view());
    assertThat(window.list())
        .containsExactly(
            "RUNNING: 1",
            "Advanced networking lab",
            "UPCOMING: 3",
            "Kubernetes fundamentals",
            "Storage and backup",
            "Kubernetes fundamentals",
            "UNKNOWN: 1",
            "Guest lecture",
            "PAST: 3");
  }

  @Test
  void thePastUnfoldsNewestFirst() {
    open(SampleClasses.view());
    OnJavaFx.run(() -> window.classList().getSelectionModel().selectLast());
    window.key(window.classList(), KeyCode.ENTER);
    assertThat(window.list())
        .endsWith(
            "PAST: 3", "Linux troubleshooting", "Security onboarding", "Kubernetes fundamentals");
    window.key(window.classList(), KeyCode.LEFT);
    assertThat(window.list()).endsWith("PAST: 3");
  }

  @Test
  void aClassGoesWithItsAccount() {
    open(SampleClasses.view());
    window.choose("Kubernetes fundamentals");
    AccountId other = new AccountId("other");
    window.publish(SampleClasses.of(new AccountClasses.Connecting(other, "Sales", null)));
    assertThat(window.said("class-name")).isNull();

    ClassView running = SampleClasses.running();
    ClassView theirs =
        new ClassView(
            new ClassKey(other, running.key().id()),
            running.trainingClass(),
            null,
            null,
            null,
            Duration.ZERO,
            null,
            false);
    window.publish(
        SampleClasses.of(
            new AccountClasses.Known(other, "Sales", List.of(theirs), 0, SampleClasses.NOW, null)));
    assertThat(window.said("class-name")).isEqualTo("Advanced networking lab");
    assertThat(window.said("class-trouble")).isNull();
  }

  @Test
  void aClassStaysWhileItsAccountConnectsAgain() {
    open(SampleClasses.view());
    window.choose("Kubernetes fundamentals");
    window.publish(SampleClasses.of());
    window.publish(SampleClasses.connecting());
    assertThat(window.said("class-trouble")).isNull();
    window.publish(SampleClasses.view());
    assertThat(window.said("class-name")).isEqualTo("Kubernetes fundamentals");
  }

  @Test
  void aClassSaysWhenItIsByItsOwnClockAndByOurs() {
    open(SampleClasses.view());
    assertThat(window.entry("Kubernetes fundamentals").when())
        .isEqualTo("Sat 21 Nov, 10:50 to 17:40");
    assertThat(window.entry("Kubernetes fundamentals").phase()).isEqualTo("starts in 20 min");
    assertThat(window.entry("Advanced networking lab").phase()).startsWith("ends in ");
  }

  @Test
  void aTimeThatIsNotUnderstoodIsShownAsServedAndNotGuessed() {
    open(SampleClasses.view());
    assertThat(window.entry("Guest lecture").when()).isEqualTo("Sat 21 Nov, 08:00 to later");
    assertThat(window.entry("Guest lecture").here()).isNull();
  }

  @Test
  void aClassSaysHowManyAreReadyAndHowManyAreThere() {
    open(SampleClasses.view());
    assertThat(window.entry("Kubernetes fundamentals").people())
        .isEqualTo("Anna Berg · 9 of 12 ready now · 0 in class");
    assertThat(window.entry("Advanced networking lab").people())
        .isEqualTo("Anna Berg · 8 of 8 ready now · 6 in class");
    assertThat(window.entry("Storage and backup").people()).isEqualTo("anna@example.com");
  }

  @Test
  void theClassThatMattersMostIsOpenAtFirst() {
    open(SampleClasses.view());
    assertThat(window.said("class-name")).isEqualTo("Advanced networking lab");
    assertThat(window.classes.wanted()).containsSubsequence("shown", "open CO2");
  }

  @Test
  void aClassThatIsChosenIsOpenedAndWatched() {
    open(SampleClasses.view());
    window.choose("Kubernetes fundamentals");
    assertThat(window.said("class-name")).isEqualTo("Kubernetes fundamentals");
    assertThat(window.classes.wanted()).contains("open CO1");
  }

  @Test
  void whoIsLedToAClassOfThePastSeesItInTheListOfAllAccounts() {
    window = new ClassesWindow(SampleClasses.view());
    window.start(Theme.LIGHT, 14);
    ClassView past =
        SampleClasses.view()
            .classes()
            .filter(seen -> seen.trainingClass().name().equals("Security onboarding"))
            .findFirst()
            .orElseThrow();
    OnJavaFx.run(() -> {
      window.model().accountProperty().set(new AccountId("other"));
      window.pages().showClass(past.key());
      window.settle();
    });

    assertThat(OnJavaFx.call(() -> window.pages().shownProperty().get()))
        .isEqualTo(ClassesFeature.PAGE);
    assertThat(window.said("class-name")).isEqualTo("Security onboarding");
    assertThat(window.list()).contains("Security onboarding");
    assertThat(window.classes.wanted()).doesNotContain("open CO2");
  }

  @Test
  void nothingIsAskedBeforeThePageIsShownAndNothingAfterItIsLeft() {
    window = new ClassesWindow(SampleClasses.view());
    window.start(Theme.LIGHT, 14);
    assertThat(window.classes.wanted()).isEmpty();
    OnJavaFx.run(() -> window.pages().show(ClassesFeature.PAGE));
    OnJavaFx.run(() -> window.pages().show("page-environments"));
    assertThat(window.classes.wanted())
        .containsExactly("shown", "open none", "open CO2", "hidden", "open none");
  }

  @Test
  void ofSeveralAccountsEachClassSaysWhoseItIs() {
    AccountClasses own = SampleClasses.view().accounts().getFirst();
    AccountClasses other =
        new AccountClasses.Known(
            new AccountId("account-2"), "Sales", List.of(), 0, SampleClasses.NOW, null);
    open(SampleClasses.of(own, other));
    assertThat(window.entry("Storage and backup").account()).isEqualTo("Training Europe");
  }

  @Test
  void anApiVersionWithoutClassesIsSaidToHaveNoneAndWhichHasThem() {
    open(SampleClasses.notOffered());
    assertThat(window.visible("classes")).isFalse();
    assertThat(window.said("classes-none-hint"))
        .isEqualTo("Training Europe uses API v2, which has no classes. API v3 has them.");
  }

  @Test
  void besideClassesOfAnotherAccountTheSameIsSaidBelowTheList() {
    AccountClasses older =
        new AccountClasses.NotOffered(new AccountId("account-2"), "Sales", new ApiVersion(1));
    open(SampleClasses.of(SampleClasses.view().accounts().getFirst(), older));
    assertThat(window.said("classes-notes"))
        .isEqualTo("Sales uses API v1, which has no classes. API v3 has them.");
  }

  @Test
  void whileNothingIsKnownItSaysSo() {
    open(SampleClasses.connecting());
    assertThat(window.said("classes-none")).isEqualTo("Loading classes");
  }

  @Test
  void withoutClassesItSaysSo() {
    open(SampleClasses.view(null, List.of()));
    assertThat(window.said("classes-none")).isEqualTo("No classes");
  }

  @Test
  void aListThatCannotBeReadSaysWhy() {
    Trouble trouble =
        new Trouble(new ApiException.Forbidden("no"), SampleClasses.NOW.minusSeconds(60));
    open(
        SampleClasses.of(
            new AccountClasses.Connecting(
                SampleClasses.ACCOUNT, SampleClasses.ACCOUNT_NAME, trouble)));
    assertThat(window.said("classes-none")).isEqualTo("Classes cannot be read");
    assertThat(window.said("classes-none-hint")).startsWith("Training Europe: ");
  }

  @Test
  void anOldListSaysHowOldItIsAndWhy() {
    Trouble trouble =
        new Trouble(new ApiException.Forbidden("no"), SampleClasses.NOW.minusSeconds(60));
    open(
        SampleClasses.of(
            new AccountClasses.Known(
                SampleClasses.ACCOUNT,
                SampleClasses.ACCOUNT_NAME,
                List.of(SampleClasses.soon()),
                2,
                SampleClasses.NOW.minus(Duration.ofMinutes(5)),
                trouble)));
    assertThat(window.said("classes-notes"))
        .startsWith("Training Europe: list of classes checked 5 min ago. ");
  }

  @Test
  void aClassThatIsDeletedWhileItIsOpenStaysAsItWasAndSaysSo() {
    open(SampleClasses.view());
    window.choose("Kubernetes fundamentals");
    window.publish(SampleClasses.view(SampleClasses.SOON, List.of(SampleClasses.running())));
    assertThat(window.said("class-name")).isEqualTo("Kubernetes fundamentals");
    assertThat(window.said("class-trouble")).startsWith("This class was deleted.");
    assertThat(window.rows(row -> row.name())).hasSize(12);
    window.choose("Advanced networking lab");
    assertThat(window.said("class-trouble")).isNull();
  }

  @Test
  void twoHundredClassesAreListed() {
    List<ClassView> many = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      ClassView one = SampleClasses.tomorrow();
      many.add(
          new ClassView(
              SampleClasses.key("CO" + (100 + i)),
              one.trainingClass(),
              null,
              null,
              null,
              Duration.ZERO,
              null,
              false));
    }
    open(SampleClasses.view(null, many));
    assertThat(window.list()).hasSize(201);
  }
}
