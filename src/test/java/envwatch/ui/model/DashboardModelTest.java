package envwatch.ui.model;

import static envwatch.ui.model.SampleWorld.NOW;
import static envwatch.ui.model.SampleWorld.environment;
import static envwatch.ui.model.SampleWorld.key;
import static envwatch.ui.model.SampleWorld.running;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import envwatch.filter.FilterSubject;
import envwatch.history.HistoryView;
import envwatch.history.Since;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.ui.window.WindowTitle;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.ExpirationWords;
import envwatch.words.StatusLine;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.Test;

class DashboardModelTest {
  private static final Status FAILED = new Status(Phase.PROBLEM, "Creation failed");
  private static final Status SUSPENDED = new Status(Phase.SUSPENDED, "Suspended");

  private static final AccountId SUPPORT = new AccountId("account-2");

  private static final Comparator<EnvironmentRow> FAILING =
      (_, _) -> {
        throw new IllegalStateException("rows that cannot be compared");
      };

  private final DashboardModel model = new DashboardModel(NOW, Duration.ofHours(2));

  private List<String> names() {
    return model.environments().stream().map(EnvironmentRow::name).toList();
  }

  @Test
  void whatWasSelectedBeforeIsSelectedAgainWhenItComes() {
    model.selectWhenTheyCome(List.of(SampleWorld.key("EN05")));
    model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
    assertThat(model.selectedProperty().get().key()).isEqualTo(SampleWorld.key("EN05"));
  }

  @Test
  void insteadOfWhatDoesNotComeTheFirstIsSelected() {
    model.selectWhenTheyCome(List.of(SampleWorld.key("gone")));
    model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
    assertThat(model.selectedProperty().get()).isSameAs(model.environments().getFirst());
  }

  @Test
  void problemsComeFirstThenNamesInNaturalOrder() {
    model.apply(
        SampleWorld.of(
            environment("1", "lab 10", running(), running("m", "a")),
            environment("2", "Zoo", FAILED),
            environment("3", "lab 9", running(), running("m", "a")),
            environment("4", "Attic", SUSPENDED)));
    assertThat(names()).containsExactly("Zoo", "lab 9", "lab 10", "Attic");
  }

  @Test
  void rowsThatWerePreparedAreListedWithTheViewThatIsAppliedNext() {
    WorldView world =
        SampleWorld.of(
            environment("1", "lab 10", running(), running("m", "a")),
            environment("2", "Zoo", FAILED));
    model.prepare(world.first(1));
    model.prepare(world);
    assertThat(model.environments()).isEmpty();
    model.apply(world);
    assertThat(names()).containsExactly("Zoo", "lab 10");
  }

  @Test
  void aRowStaysTheSameObjectWhileItsEnvironmentChanges() {
    model.apply(SampleWorld.of(environment("1", "Java", running(), running("m", "a"))));
    EnvironmentRow row = model.environments().getFirst();
    model.apply(SampleWorld.of(environment("1", "Java", FAILED)));
    assertThat(model.environments()).containsExactly(row);
    assertThat(status(row).words()).isEqualTo("Creation failed");
    assertThat(row.assessment().phase()).isEqualTo(Phase.PROBLEM);
  }

  @Test
  void whatIsGoneFromTheWorldIsGoneFromTheList() {
    Environment java = environment("1", "Java", SUSPENDED);
    Environment python = environment("2", "Python", SUSPENDED);
    model.apply(SampleWorld.of(java, python));
    model.apply(SampleWorld.of(python));
    assertThat(names()).containsExactly("Python");
  }

  @Test
  void selectionOutlivesAnUpdateThatSortsTheRowElsewhere() {
    Environment java = environment("1", "Java", SUSPENDED);
    Environment python = environment("2", "Python", SUSPENDED);
    model.apply(SampleWorld.of(java, python));
    model.select(key("2"));
    model.apply(SampleWorld.of(java, environment("2", "Python", FAILED)));
    assertThat(names()).containsExactly("Python", "Java");
    assertThat(model.selectedProperty().get().name()).isEqualTo("Python");
  }

  @Test
  void selectionOutlivesAFilterThatHidesTheRow() {
    model.apply(
        SampleWorld.of(environment("1", "Java", SUSPENDED), environment("2", "C", SUSPENDED)));
    model.select(key("1"));
    model.filterTextProperty().set("name:C");
    assertThat(names()).containsExactly("C");
    assertThat(model.selectedProperty().get().name()).isEqualTo("Java");
  }

  @Test
  void ofSeveralRowsThoseThatTheFilterHidesLeaveTheSelection() {
    selectAllOf(environment("1", "Java", SUSPENDED), environment("2", "C", SUSPENDED));
    model.filterTextProperty().set("name:C");
    assertThat(model.selection()).extracting(EnvironmentRow::name).containsExactly("C");
    assertThat(model.selectedProperty().get().name()).isEqualTo("C");
  }

  @Test
  void rowsThatChangeIntoAPhaseThatIsNotShownLeaveTheSelection() {
    selectAllOf(
        environment("1", "A", SUSPENDED),
        environment("2", "B", SUSPENDED),
        environment("3", "C", SUSPENDED));
    model.phaseProperty().set(Phase.SUSPENDED);
    model.apply(
        SampleWorld.of(
            environment("1", "A", SUSPENDED),
            environment("2", "B", SUSPENDED),
            environment("3", "C", FAILED)));
    assertThat(model.selection()).extracting(EnvironmentRow::name).containsExactly("A", "B");
  }

  @Test
  void whereAllOfThemAreHiddenTheOneWhoseDetailsAreShownStays() {
    selectAllOf(environment("1", "A", SUSPENDED), environment("2", "B", SUSPENDED));
    model.filterTextProperty().set("zzz");
    assertThat(model.selection()).extracting(EnvironmentRow::name).containsExactly("B");
    assertThat(model.selectedProperty().get().name()).isEqualTo("B");
  }

  private void selectAllOf(Environment... environments) {
    model.apply(SampleWorld.of(environments));
    model.select(List.copyOf(model.environments()));
  }

  @Test
  void theFirstKnownEnvironmentIsSelectedOnlyOnce() {
    model.apply(SampleWorld.of(environment("1", "Java", SUSPENDED)));
    assertThat(model.selectedProperty().get().name()).isEqualTo("Java");
    model.select(List.of());
    model.apply(SampleWorld.of(environment("1", "Java", SUSPENDED)));
    assertThat(model.selectedProperty().get()).isNull();
  }

  @Test
  void theFirstKnownEnvironmentOfOtherAccountsIsSelectedAgain() {
    model.apply(SampleWorld.of(environment("1", "Java", SUSPENDED)));
    WatchedEnvironment known = SampleWorld.watched(environment("2", "Python", SUSPENDED));
    model.apply(
        new WorldView(
            NOW,
            false,
            List.of(SampleWorld.account(SUPPORT, "Support", new Link.Live())),
            List.of(
                new WatchedEnvironment(
                    new EnvironmentKey(SUPPORT, known.environment().id()),
                    known.environment(),
                    known.seenAt(),
                    known.interval(),
                    null,
                    null))));
    assertThat(model.selectedProperty().get().name()).isEqualTo("Python");
  }

  @Test
  void machineRowsStayTheSameObjectsAndKeepTheServicesOrder() {
    model.apply(
        SampleWorld.of(environment("1", "Java", running(), running("a", "x"), running("b", "y"))));
    MachineRow x = model.machines().getFirst();
    MachineRow y = model.machines().getLast();
    model.apply(
        SampleWorld.of(
            environment(
                "1",
                "Java",
                running(),
                running("b", "y"),
                running("c", "z"),
                SampleWorld.machine("a", "x", Phase.CHANGING, "Preparing", 40))));
    assertThat(model.machines()).hasSize(3);
    assertThat(model.machines().getFirst()).isSameAs(y);
    assertThat(model.machines().getLast()).isSameAs(x);
    assertThat(x.machine().progress().percent()).isEqualTo(40);
  }

  @Test
  void nothingIsArrangedAnewWhenOnlyProgressMoved() {
    Environment twenty = preparing(20);
    model.apply(SampleWorld.of(twenty, environment("2", "Java", SUSPENDED)));
    AtomicInteger changes = new AtomicInteger();
    model
        .environments()
        .addListener((ListChangeListener<EnvironmentRow>) change -> changes.incrementAndGet());
    model.apply(SampleWorld.of(preparing(60), environment("2", "Java", SUSPENDED)));
    assertThat(changes).hasValue(0);
    assertThat(status(model.environments().getFirst()).words()).isEqualTo("Preparing 60 %");
  }

  @Test
  void aFilterThatLetsTheSameRowsThroughAnnouncesNothing() {
    model.apply(
        SampleWorld.of(
            environment("1", "lab one", SUSPENDED),
            environment("2", "lab two", SUSPENDED),
            environment("3", "other", SUSPENDED)));
    model.filterTextProperty().set("name:la");
    AtomicInteger changes = new AtomicInteger();
    model
        .environments()
        .addListener((ListChangeListener<EnvironmentRow>) change -> changes.incrementAndGet());
    model.filterTextProperty().set("name:lab");
    assertThat(changes).hasValue(0);
    model.filterTextProperty().set("");
    assertThat(names()).containsExactly("lab one", "lab two", "other");
  }

  @Test
  void aKeystrokeMakesNothingOfARowAnew() {
    model.apply(
        SampleWorld.of(environment("1", "lab one", SUSPENDED), environment("2", "Zoo", SUSPENDED)));
    model.filterTextProperty().set("l");
    List<FilterSubject> before = model.filterSubjects();
    model.filterTextProperty().set("la");
    assertThat(model.filterSubjects()).isEqualTo(before);
  }

  @Test
  void whatAFilterSeesOutlivesALookThatBringsNothingNew() {
    Environment lab = environment("1", "lab one", SUSPENDED);
    model.apply(SampleWorld.of(lab, environment("2", "Zoo", SUSPENDED)));
    FilterSubject before = model.filterSubjects().getFirst();
    model.apply(SampleWorld.of(lab, environment("2", "Zoo", FAILED)));
    assertThat(model.filterSubjects()).contains(before);
  }

  private static Environment preparing(int percent) {
    return environment(
        "1",
        "SQL",
        new Status(Phase.CHANGING, "Preparing"),
        SampleWorld.machine("a", "x", Phase.CHANGING, "Preparing", percent));
  }

  @Test
  void chipsCountAllAndNarrowTheListTogetherWithTheFilter() {
    model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
    assertThat(model.countsProperty().get().in(Phase.SUSPENDED)).isEqualTo(3);
    assertThat(model.countsProperty().get().all()).isEqualTo(12);
    model.phaseProperty().set(Phase.SUSPENDED);
    model.filterTextProperty().set("rocket");
    assertThat(names()).containsExactly("Rocket \uD83D\uDE80 class");
    assertThat(model.countsProperty().get().all()).isEqualTo(12);
    model.clearFilter();
    assertThat(names()).hasSize(12);
  }

  @Test
  void aChangedEnvironmentIsFilteredByWhatItSaysNow() {
    model.apply(SampleWorld.of(environment("1", "Java", SUSPENDED)));
    model.filterTextProperty().set("kotlin");
    assertThat(names()).isEmpty();
    model.apply(SampleWorld.of(environment("1", "Kotlin", SUSPENDED)));
    assertThat(names()).containsExactly("Kotlin");
  }

  @Test
  void timeAloneMakesARowStaleAndItsEndNear() {
    Environment java = environment("1", "Java", running(), running("m", "a"));
    model.apply(SampleWorld.of(java));
    EnvironmentRow row = model.environments().getFirst();
    model.tick(NOW.plusSeconds(60));
    assertThat(row.facts().stale()).isFalse();
    model.tick(NOW.plusSeconds(120));
    assertThat(row.facts().stale()).isTrue();
    assertThat(status(row).age()).isEqualTo("2 min");
    assertThat(row.assessment().phase()).isEqualTo(Phase.RUNNING);
    model.tick(NOW.plus(Duration.ofHours(79)));
    assertThat(model.countsProperty().get().in(Phase.EXPIRING)).isEqualTo(1);
  }

  /** Its row says so in amber. */
  @Test
  void whatHasFailedAndExpiresSoonIsCountedAndFoundAsBoth() {
    Expiration soon = new Expiration.At(NOW.plus(Duration.ofHours(1)));
    world(
        SampleWorld.expiring(environment("1", "A", FAILED), soon),
        SampleWorld.expiring(environment("2", "B", running(), running("m", "a")), soon),
        environment("3", "C", FAILED));
    PhaseCounts counts = model.countsProperty().get();
    assertThat(counts.in(Phase.PROBLEM)).isEqualTo(2);
    assertThat(counts.in(Phase.EXPIRING)).isEqualTo(2);
    assertThat(counts.all()).isEqualTo(3);
    assertThat(counts.complete()).isTrue();

    model.phaseProperty().set(Phase.EXPIRING);
    assertThat(names()).containsExactly("A", "B");
    model.phaseProperty().set(Phase.PROBLEM);
    assertThat(names()).containsExactly("A", "C");
    model.phaseProperty().set(null);
    model.filterTextProperty().set("status:\"expires soon\"");
    assertThat(names()).containsExactly("A", "B");
  }

  @Test
  void aRowThatSaysTheSameIsNotEvaluatedAnew() {
    assertThat(evaluatedIn13Minutes(Duration.ofHours(9).plusMinutes(10)))
        .as("9 h, and after ten minutes 8 h")
        .isEqualTo(1);
  }

  @Test
  void aRowThatSaysEachMinuteHowMuchIsLeftIsEvaluatedEachMinute() {
    assertThat(evaluatedIn13Minutes(Duration.ofMinutes(70)))
        .as("from 1 h 10 min to 56 min")
        .isEqualTo(14);
  }

  private int evaluatedIn13Minutes(Duration left) {
    Environment java =
        SampleWorld.expiring(
            environment("1", "Java", running(), running("m", "a")),
            new Expiration.At(NOW.plus(left)));
    model.apply(SampleWorld.of(java));
    List<Object> evaluated = new ArrayList<>();
    model.environments().getFirst().factsProperty().subscribe((before, now) -> evaluated.add(now));
    for (int looks = 1; looks <= 40; looks++) {
      Instant at = NOW.plus(Duration.ofSeconds(20).multipliedBy(looks));
      List<WatchedEnvironment> seen = List.of(SampleWorld.watched(java, at, null));
      model.apply(new WorldView(at, false, model.worldProperty().get().accounts(), seen));
      model.tick(at.plusSeconds(10));
    }
    return evaluated.size();
  }

  @Test
  void aClockThatIsSetBackTakesBackWhatWasSaidTooEarly() {
    model.apply(SampleWorld.of(environment("1", "Java", running(), running("m", "a"))));
    EnvironmentRow row = model.environments().getFirst();
    model.tick(NOW.plus(Duration.ofHours(79)));
    assertThat(ExpirationWords.left(row.facts().expiration(), row.facts().at())).isEqualTo("1 h");
    model.tick(NOW);
    assertThat(ExpirationWords.left(row.facts().expiration(), row.facts().at()))
        .isEqualTo("3 days");
    assertThat(row.facts().stale()).isFalse();
    assertThat(row.assessment().phase()).isEqualTo(Phase.RUNNING);
    assertThat(model.countsProperty().get().in(Phase.EXPIRING)).isZero();
  }

  @Test
  void anEmptyListSaysWhy() {
    assertThat(model.listStateProperty().get()).isEqualTo(ListState.CONNECTING);
    model.apply(SampleWorld.of());
    assertThat(model.listStateProperty().get()).isEqualTo(ListState.EMPTY);
    model.apply(SampleWorld.of(environment("1", "Java", SUSPENDED)));
    model.filterTextProperty().set("nothing like it");
    assertThat(model.listStateProperty().get()).isEqualTo(ListState.NO_MATCH);
  }

  @Test
  void anAccountChosenThatIsNotWatchedNarrowsNothing() {
    model.accountProperty().set(new AccountId("demo"));
    model.apply(SampleWorld.of(environment("1", "Java", SUSPENDED)));
    assertThat(names()).containsExactly("Java");
    assertThat(model.countsProperty().get().all()).isEqualTo(1);
    assertThat(model.listStateProperty().get()).isEqualTo(ListState.ROWS);
  }

  @Test
  void allAreShownOnceTheAccountChosenIsNoLongerWatched() {
    WorldView training = SampleWorld.of(environment("1", "Java", SUSPENDED));
    model.apply(with(SUPPORT, training));
    model.accountProperty().set(SUPPORT);
    assertThat(names()).isEmpty();
    model.apply(training);
    assertThat(names()).containsExactly("Java");
    assertThat(model.countsProperty().get().all()).isEqualTo(1);
  }

  @Test
  void theAccountChosenIsShownAloneAgainWhenItIsWatchedAgain() {
    WorldView training = SampleWorld.of(environment("1", "Java", SUSPENDED));
    model.accountProperty().set(SUPPORT);
    model.apply(training);
    model.apply(with(SUPPORT, training));
    assertThat(names()).isEmpty();
    assertThat(model.shownAccounts()).extracting(AccountView::id).containsExactly(SUPPORT);
  }

  /** The same world with one more account, of which nothing is seen. */
  private static WorldView with(AccountId account, WorldView world) {
    AccountView first = world.accounts().getFirst();
    return new WorldView(
        world.at(),
        world.paused(),
        List.of(first, SampleWorld.account(account, "Support", new Link.Live())),
        world.environments());
  }

  @Test
  void rowsNoLongerChangePlacesAfterAnOrderThatFailed() {
    model.apply(SampleWorld.of(environment("1", "a", SUSPENDED), environment("2", "b", SUSPENDED)));
    assertThatIllegalStateException().isThrownBy(() -> model.order(FAILING, false));
    assertThat(model.rearrangingProperty().get()).isFalse();
  }

  @Test
  void theTitleAnswersTheFirstQuestion() {
    assertThat(WindowTitle.of(model)).isEqualTo("Envwatch - connecting");
    model.apply(SampleWorld.of(environment("1", "Java", SUSPENDED)));
    assertThat(WindowTitle.of(model)).isEqualTo("All well - Training Europe - Envwatch");
    model.apply(SampleWorld.of(environment("1", "Java", FAILED)));
    assertThat(WindowTitle.of(model)).isEqualTo("1 failed - Training Europe - Envwatch");
    model.apply(SampleWorld.of(environment("1", "a", FAILED), environment("2", "b", FAILED)));
    assertThat(WindowTitle.of(model)).isEqualTo("2 failed - Training Europe - Envwatch");
  }

  @Test
  void anEnvironmentNeverSeenIsThereUnderItsId() {
    WatchedEnvironment unseen =
        new WatchedEnvironment(key("EN77"), null, null, Duration.ofSeconds(30), null, null);
    model.apply(SampleWorld.view(SampleWorld.account(new Link.Live()), List.of(unseen)));
    assertThat(names()).containsExactly("EN77");
    assertThat(status(model.environments().getFirst()).words()).isEqualTo("Not checked yet");
  }

  @Test
  void everyViewOfALargeWorldIsTakenUpWhole() {
    List<Environment> many = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      many.add(environment("E" + i, "lab " + i, SUSPENDED));
    }
    model.apply(view(many));
    for (int i = 0; i < 1_000; i += 2) {
      many.set(i, environment("E" + i, "lab " + i, FAILED));
    }
    many.subList(900, 1_000).clear();
    model.apply(view(many));
    assertThat(model.environments()).hasSize(900);
    assertThat(model.environments().subList(0, 450))
        .allMatch(row -> row.assessment().phase() == Phase.PROBLEM);
    assertThat(names().subList(450, 453)).containsExactly("lab 1", "lab 3", "lab 5");
  }

  private static WorldView view(List<Environment> environments) {
    return SampleWorld.of(environments.toArray(Environment[]::new));
  }

  private static StatusLine status(EnvironmentRow row) {
    EnvironmentFacts facts = row.facts();
    return StatusLine.of(facts.watched(), facts.assessment(), facts.at());
  }

  @Test
  void whatTheHistoryTellsIsAFactOfTheRow() {
    model.apply(SampleWorld.of(environment("1", "Lab", running(), running("m", "a"))));
    Since since = new Since(new State(Phase.RUNNING, "Running"), NOW.minusSeconds(60), true, null);

    model.remember(sinceOf("1", since));

    assertThat(model.environments().getFirst().facts().remembered().since()).isEqualTo(since);
  }

  @Test
  void anEnvironmentThatComesLaterGetsWhatTheHistoryHasTold() {
    Since since = new Since(new State(Phase.RUNNING, "Running"), NOW.minusSeconds(60), true, null);
    model.remember(sinceOf("1", since));

    model.apply(SampleWorld.of(environment("1", "Lab", running(), running("m", "a"))));

    assertThat(model.environments().getFirst().facts().remembered().since()).isEqualTo(since);
  }

  private static HistoryView sinceOf(String id, Since since) {
    return new HistoryView(
        true, null, Map.of(Subject.of(key(id)), since), Map.of(), Map.of(), List.of(), Map.of());
  }

  // Order that is kept

  private void world(Environment... environments) {
    model.apply(SampleWorld.of(environments));
  }

  @Test
  void rowsStayWhereTheyAreWhileTheOrderIsKept() {
    world(environment("1", "A", running()), environment("2", "B", running()));
    model.keepOrder(true);
    world(environment("1", "A", running()), environment("2", "B", FAILED));
    assertThat(names()).containsExactly("A", "B");
    assertThat(model.countsProperty().get().in(Phase.PROBLEM)).isEqualTo(1);
    assertThat(model.newOnTopProperty().get()).isEqualTo(1);

    model.keepOrder(false);
    assertThat(names()).containsExactly("B", "A");
    assertThat(model.newOnTopProperty().get()).isZero();
  }

  @Test
  void rowsThatComeGoToTheEndAndRowsThatGoStayWhileTheOrderIsKept() {
    world(environment("2", "B", running()), environment("3", "C", running()));
    model.keepOrder(true);
    world(
        environment("1", "A", running()),
        environment("3", "C", running()),
        environment("4", "D", FAILED));
    assertThat(names()).startsWith("B", "C").containsExactlyInAnyOrder("B", "C", "A", "D");
    assertThat(model.newOnTopProperty().get()).isEqualTo(1);
    List<String> shown = names();
    world(
        environment("1", "A", FAILED),
        environment("3", "C", running()),
        environment("4", "D", FAILED));
    assertThat(names()).isEqualTo(shown);
    assertThat(model.newOnTopProperty().get()).isEqualTo(2);

    model.keepOrder(false);
    assertThat(names()).containsExactly("A", "D", "C");
  }

  @Test
  void aRowThatCameMeanwhileGoesToItsPlaceWhenTheOrderIsNoLongerKept() {
    world(environment("2", "B", running()), environment("3", "C", running()));
    model.keepOrder(true);
    world(
        environment("2", "B", running()),
        environment("3", "C", running()),
        environment("1", "A", FAILED));
    assertThat(names()).containsExactly("B", "C", "A");

    model.keepOrder(false);
    assertThat(names()).containsExactly("A", "B", "C");
  }

  @Test
  void whatRecoversAndWhatWasFailedBeforeIsNotNewOnTop() {
    world(
        environment("1", "A", FAILED),
        environment("2", "B", FAILED),
        environment("3", "C", running()));
    model.keepOrder(true);
    world(
        environment("1", "A", running()),
        environment("2", "B", FAILED),
        environment("3", "C", running()));
    assertThat(names()).containsExactly("A", "B", "C");
    assertThat(model.newOnTopProperty().get()).isZero();
  }

  @Test
  void whatThePersonAsksForIsDoneAtOnceAndKeptAgain() {
    world(environment("1", "A", running()), environment("2", "B", running()));
    model.keepOrder(true);
    world(environment("1", "A", running()), environment("2", "B", FAILED));
    model.order(Comparator.comparing(EnvironmentRow::name).reversed(), false);
    assertThat(names()).containsExactly("B", "A");
    model.filterTextProperty().set("name:A");
    assertThat(names()).containsExactly("A");
    model.clearFilter();
    model.order(null, false);
    assertThat(names()).containsExactly("B", "A");
    world(environment("1", "A", FAILED), environment("2", "B", running()));
    assertThat(names()).containsExactly("B", "A");
    model.applyOrder();
    assertThat(names()).containsExactly("A", "B");
  }

  @Test
  void rowsThatNoLongerFitTheChipStayListedAndSelectedWhileTheOrderIsKept() {
    selectAllOf(environment("1", "A", SUSPENDED), environment("2", "B", SUSPENDED));
    model.phaseProperty().set(Phase.SUSPENDED);
    model.keepOrder(true);
    world(environment("1", "A", FAILED), environment("2", "B", SUSPENDED));
    assertThat(names()).containsExactly("A", "B");
    assertThat(model.selection()).hasSize(2);

    model.keepOrder(false);
    assertThat(names()).containsExactly("B");
    assertThat(model.selection()).extracting(EnvironmentRow::name).containsExactly("B");
  }

  @Test
  void whatWasReadWithoutItsMachinesSaysAllThatItWill() {
    DashboardModel list = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
    Environment unreadable =
        SampleWorld.environment("EN01", "Lab", SampleWorld.running()).toBuilder().unread(2).build();
    list.apply(SampleWorld.of(unreadable));
    assertThat(list.beginningSeen()).isTrue();
  }
}
