package envwatch.ui.model;

import static envwatch.ui.model.ListedRows.FAILED;
import static envwatch.ui.model.ListedRows.SUSPENDED;
import static envwatch.ui.model.ListedRows.status;
import static envwatch.ui.model.SampleWorld.NOW;
import static envwatch.ui.model.SampleWorld.environment;
import static envwatch.ui.model.SampleWorld.key;
import static envwatch.ui.model.SampleWorld.running;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import envwatch.history.HistoryView;
import envwatch.history.Since;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.Test;

/** Which rows the model makes of a world, in which order, and what they tell. */
class DashboardModelTest {
  private static final Comparator<EnvironmentRow> FAILING =
      (_, _) -> {
        throw new IllegalStateException("rows that cannot be compared");
      };

  private final ListedRows rows = new ListedRows();
  private final DashboardModel model = rows.model;

  @Test
  void problemsComeFirstThenNamesInNaturalOrder() {
    model.apply(
        SampleWorld.of(
            environment("1", "lab 10", running(), running("m", "a")),
            environment("2", "Zoo", FAILED),
            environment("3", "lab 9", running(), running("m", "a")),
            environment("4", "Attic", SUSPENDED)));
    assertThat(rows.names()).containsExactly("Zoo", "lab 9", "lab 10", "Attic");
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
    assertThat(rows.names()).containsExactly("Zoo", "lab 10");
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
    assertThat(rows.names()).containsExactly("Python");
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

  private static Environment preparing(int percent) {
    return environment(
        "1",
        "SQL",
        new Status(Phase.CHANGING, "Preparing"),
        SampleWorld.machine("a", "x", Phase.CHANGING, "Preparing", percent));
  }

  @Test
  void rowsNoLongerChangePlacesAfterAnOrderThatFailed() {
    model.apply(SampleWorld.of(environment("1", "a", SUSPENDED), environment("2", "b", SUSPENDED)));
    assertThatIllegalStateException().isThrownBy(() -> model.order(FAILING, false));
    assertThat(model.rearrangingProperty().get()).isFalse();
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
  void anEnvironmentNeverSeenIsThereUnderItsId() {
    WatchedEnvironment unseen =
        new WatchedEnvironment(key("EN77"), null, null, Duration.ofSeconds(30), null, null);
    model.apply(SampleWorld.view(SampleWorld.account(new Link.Live()), List.of(unseen)));
    assertThat(rows.names()).containsExactly("EN77");
    assertThat(status(model.environments().getFirst()).words()).isEqualTo("Not checked yet");
  }

  @Test
  void whatWasReadWithoutItsMachinesSaysAllThatItWill() {
    DashboardModel list = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
    Environment unreadable =
        SampleWorld.environment("EN01", "Lab", SampleWorld.running()).toBuilder().unread(2).build();
    list.apply(SampleWorld.of(unreadable));
    assertThat(list.beginningSeen()).isTrue();
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
    assertThat(rows.names().subList(450, 453)).containsExactly("lab 1", "lab 3", "lab 5");
  }

  private static WorldView view(List<Environment> environments) {
    return SampleWorld.of(environments.toArray(Environment[]::new));
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
}
