package envwatch.journeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.ClassesPage;
import envwatch.journeys.pages.DashboardPage;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.NotedRequests;
import envwatch.simulator.Simulator;
import envwatch.simulator.TrainingPlan;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Before a class: is it ready, and what is not. */
class CheckAClassTest {
  private static final Predicate<String> ENVIRONMENT =
      Pattern.compile("envs/actions/getextended\\?.*").asMatchPredicate();
  private static final Predicate<String> DETAILS =
      Pattern.compile("class/[^/?]+").asMatchPredicate();
  private static final Predicate<String> STUDENTS =
      Pattern.compile("class/[^/?]+/students\\?.*").asMatchPredicate();

  @TempDir private Path folder;
  @AutoClose private Workplace workplace;
  private Simulator service;

  private DashboardPage arrive(TrainingPlan plan) {
    workplace = new Workplace(folder);
    service = workplace.service(Workplace.STILL.toBuilder().training(plan).build());
    workplace.knows("Lab", service);
    return workplace.start();
  }

  private List<String> ofClasses() {
    List<String> ids = new ArrayList<>(ids(service.world().environments()));
    ids.removeAll(ids(service.world().environmentsOutsideClasses()));
    return ids;
  }

  private static List<String> ids(List<LabEnvironment> environments) {
    return environments.stream().map(LabEnvironment::id).toList();
  }

  @Test
  void fromTheStartToTheVerdictInTwoClicks() {
    DashboardPage dashboard = arrive(TrainingPlan.of(1, 6));
    await().until(dashboard::allSeen);
    ClassesPage classes = dashboard.classes();
    classes.open();
    classes.check();
    await().untilAsserted(() -> assertThat(classes.verdict()).isEqualTo("All 6 ready"));
  }

  @Test
  void threeProblemsAreMendedByTheirButtons() {
    DashboardPage dashboard = arrive(TrainingPlan.of(1, 6));
    ofClasses().stream()
        .limit(3)
        .forEach(id -> service.world().setState(id, EnvironmentState.SUSPENDED));
    await().until(dashboard::allSeen);
    ClassesPage classes = dashboard.classes();
    classes.open();
    classes.check();
    await()
        .untilAsserted(
            () -> assertThat(classes.verdict()).isEqualTo("3 of 6 not ready: 3 suspended"));
    for (int left = 2; left >= 0; left--) {
      classes.press("Resume");
      String asleep = left + " suspended";
      await()
          .until(
              classes::verdict,
              said ->
                  said.contains("preparing")
                      && (said.contains(asleep) || !said.contains("suspended")));
    }
    workplace.time().skip(Duration.ofMinutes(10));
    // What was on its way when the clock jumped is refused as too old, and asked again later.
    await()
        .atMost(Duration.ofMinutes(1))
        .until(() -> {
          workplace.time().skip(Duration.ofSeconds(5));
          return classes.verdict().equals("All 6 ready");
        });
  }

  @Test
  void aCheckOfSixtySeatsWhileTheyAreBeingReadAsksForEachEnvironmentOnce() throws Exception {
    try (NotedRequests requests = sixtySeats()) {
      ClassesPage classes = workplace.start().classes();
      classes.open();
      classes.check();
      await().untilAsserted(() -> assertThat(classes.verdict()).isEqualTo("All 60 ready"));
      assertThat(times(requests, ENVIRONMENT)).hasSize(60).containsOnly(1L);
    }
  }

  @Test
  void aCheckOfSixtySeatsThatAreKnownAsksForTheStudentsAtMost() throws Exception {
    try (NotedRequests requests = sixtySeats()) {
      DashboardPage dashboard = workplace.start();
      await().until(dashboard::allSeen);
      ClassesPage classes = dashboard.classes();
      classes.open();
      await().until(() -> !times(requests, STUDENTS).isEmpty());
      classes.check();
      await().untilAsserted(() -> assertThat(classes.verdict()).isEqualTo("All 60 ready"));
      assertThat(times(requests, ENVIRONMENT)).hasSize(60).containsOnly(1L);
      assertThat(times(requests, DETAILS)).containsExactly(1L);
      assertThat(times(requests, STUDENTS)).hasSize(1).allMatch(asked -> asked <= 2);
    }
  }

  private NotedRequests sixtySeats() {
    workplace = new Workplace(folder);
    workplace.watches(Workplace.ONCE);
    service =
        workplace.service(
            Workplace.STILL.toBuilder().environments(0).training(TrainingPlan.of(1, 60)).build());
    NotedRequests requests = new NotedRequests(service);
    workplace.knows("Lab", service, requests.address());
    return requests;
  }

  /** How often each of these was asked for. */
  private static Collection<Long> times(NotedRequests requests, Predicate<String> which) {
    Map<String, Long> counted = requests.counted();
    counted.keySet().removeIf(which.negate());
    return counted.values();
  }
}
