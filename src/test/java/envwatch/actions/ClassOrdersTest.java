package envwatch.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Obstacle.Kind;
import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.model.EnvironmentId;
import envwatch.model.Secret;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.ClassValues;
import envwatch.model.training.Person;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingAction.Answer;
import envwatch.model.training.TrainingActionKind;
import envwatch.training.FakeTrainingService;
import envwatch.watch.FakeTime;
import envwatch.watch.Link;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Changes of classes at the action service. */
@Tag("fast")
class ClassOrdersTest {
  private static final ClassId ID = new ClassId("CO1");
  private static final ClassKey KEY = new ClassKey(FakeWorld.ACCOUNT, ID);
  private static final ClassOrder SUSPEND_ALL = whole(new TrainingAction.SuspendAll(ID));
  private static final String LINK = "https://use.example.com/sponsored/4711";

  private final FakeTime time = new FakeTime();
  private final HandExecutor requests = new HandExecutor();
  private final FakeWorld world = new FakeWorld(time);
  private final FakeTrainingService training = world.service.training;
  private final ActivityMemory memory = new ActivityMemory();
  private boolean readOnly;
  private ActivityLog log;
  private ActionScheduler actionService;

  @BeforeEach
  void open() {
    log = new ActivityLog(memory);
    actionService = new ActionScheduler(world, time, requests, log, () -> readOnly);
  }

  @AfterEach
  void close() {
    actionService.close();
    log.close();
  }

  @Test
  void anAcceptedChangeIsDoneAtOnce() {
    assertThat(outcomeOf(SUSPEND_ALL)).isEqualTo(new Outcome.Accepted(null, null));
    assertThat(training.performed).containsExactly(SUSPEND_ALL.action());
  }

  @Test
  void theServicesListsAreKeptPersonByPerson() {
    Person ann = person("Ann");
    Person bob = person("Bob");
    training.answer(new Answer(null, null, List.of(ann), List.of(bob), true));

    assertThat(outcomeOf(SUSPEND_ALL)).isEqualTo(new Outcome.Reported(List.of(ann), List.of(bob)));
    assertThat(newest().outcome()).isEqualTo(new Outcome.Reported(List.of(ann), List.of(bob)));
  }

  @Test
  void aNameOfSeveralLinesIsKeptInOne() {
    Person odd = new Person(null, null, "Ann\n\u202eEve", null);
    training.answer(new Answer(null, null, List.of(), List.of(odd), true));

    assertThat(outcomeOf(SUSPEND_ALL))
        .isEqualTo(
            new Outcome.Reported(List.of(), List.of(new Person(null, null, "Ann Eve", null))));
  }

  @Test
  void theRecordNamesTheClassAndWhoIsMeant() {
    submit(addStudent("ann@example.com", "Ann"));

    Activity activity = newest();
    assertThat(activity.account()).isEqualTo("Support");
    assertThat(activity.host()).isEqualTo("use.example.com");
    assertThat(activity.requested())
        .isEqualTo(
            new Requested.OfClass(
                TrainingActionKind.ADD_STUDENT,
                ClassTarget.of(KEY, "Python class", List.of("Ann"))));
  }

  @Test
  void severalPeopleAreNamedInTheDetails() {
    List<StudentId> ids = List.of(new StudentId("SD1"), new StudentId("SD2"));
    submit(
        new ClassOrder(
            ClassTarget.of(KEY, "Python class", List.of("Ann", "Bob")),
            new TrainingAction.Invite(ID, ids)));

    assertThat(newest().detail()).isEqualTo("Ann, Bob");
  }

  @Test
  void aPersonalLinkReachesOnlyWhoAskedForIt() throws Exception {
    training.answer(new Answer(null, Secret.of(LINK), List.of(), List.of(), false));

    CompletableFuture<OrderResult> result = actionService.submit(personalLink());
    requests.answerAll();

    assertThat(result.get().answer().link().reveal()).isEqualTo(LINK);
    assertThat(result.get().toString()).doesNotContain("4711");
    log.close();
    assertThat(memory.stored()).extracting(ActivityJson::write).isNotEmpty();
    assertThat(memory.stored().toString() + recorded()).doesNotContain("4711");
    assertThat(actionService.batches().toString()).doesNotContain("4711");
  }

  @Test
  void aRefusalThatRepeatsALinkOrTheClassPasswordIsKeptWithoutThem() throws Exception {
    ClassValues draft =
        ClassValues.NONE
            .with(ClassField.NAME, "Python")
            .with(ClassField.PASSPHRASE, Secret.of("open sesame"));
    training.refuse(
        action -> new ApiException.Rejected("", "“open sesame” is too short, see " + LINK));

    submit(
        new ClassOrder(
            new ClassTarget(FakeWorld.ACCOUNT, null, "Python", List.of()),
            new TrainingAction.CreateClass(draft)));

    log.close();
    assertThat(recorded()).contains("is too short").doesNotContain("open sesame", "4711");
  }

  @Test
  void nothingIsSentInReadOnlyMode() {
    readOnly = true;

    assertThat(outcomeOf(SUSPEND_ALL)).isEqualTo(notSent(Kind.READ_ONLY));
    assertThat(training.performed).isEmpty();
  }

  record Hindrance(Consumer<FakeWorld> world, Obstacle obstacle) {}

  static Stream<Hindrance> hindrances() {
    return Stream.of(
        new Hindrance(FakeWorld::withoutAccount, Obstacle.of(Kind.ACCOUNT_NOT_WATCHED)),
        new Hindrance(world -> world.link(new Link.Connecting()), Obstacle.of(Kind.CONNECTING)),
        new Hindrance(FakeWorld::withoutClasses, new Obstacle(Kind.NOT_OFFERED, "v3")));
  }

  @ParameterizedTest
  @MethodSource("hindrances")
  void whatTheAccountDoesNotAllowIsNotSent(Hindrance hindrance) {
    hindrance.world().accept(world);

    assertThat(outcomeOf(SUSPEND_ALL)).isEqualTo(new Outcome.NotSent(hindrance.obstacle()));
    assertThat(training.performed).isEmpty();
  }

  @Test
  void aServiceThatTurnsOutToHaveNoClassesIsSaidSo() {
    world.service.withoutClasses();

    assertThat(outcomeOf(SUSPEND_ALL))
        .isEqualTo(new Outcome.NotSent(new Obstacle(Kind.NOT_OFFERED, "v3")));
  }

  @Test
  void nobodyIsInvitedOrResumedByAnEmptyList() {
    assertThat(outcomeOf(whole(new TrainingAction.Invite(ID, List.of()))))
        .isEqualTo(notSent(Kind.NOBODY));
    assertThat(outcomeOf(whole(new TrainingAction.ResumeForStudents(ID, List.of()))))
        .isEqualTo(notSent(Kind.NOBODY));
  }

  @Test
  void theSameChangeIsNotSentTwiceAtATime() {
    actionService.submit(SUSPEND_ALL);
    CompletableFuture<OrderResult> second = actionService.submit(SUSPEND_ALL);
    requests.answerAll();

    assertThat(second.join().activity().outcome()).isEqualTo(notSent(Kind.UNDER_WAY));
    assertThat(training.performed).hasSize(1);
  }

  @Test
  void aClassIsNotCreatedTwiceByPressingTwice() {
    actionService.submit(create(Secret.of("a")));
    CompletableFuture<OrderResult> second = actionService.submit(create(Secret.of("a")));
    requests.answerAll();

    assertThat(second.join().activity().outcome()).isEqualTo(notSent(Kind.UNDER_WAY));
    assertThat(training.performed).hasSize(1);
  }

  @Test
  void withoutAnAnswerTheOutcomeIsUnknownAndTheChangeIsNeverRepeated() {
    training.fail(Unreachable.afterSending(Unreachable.Kind.READ_TIME_OUT, null));

    Outcome outcome = outcomeOf(SUSPEND_ALL);
    time.advance(Duration.ofMinutes(20));
    requests.answerAll();

    assertThat(outcome).isInstanceOf(Outcome.Unknown.class);
    assertThat(training.performed).hasSize(1);
  }

  static Stream<ApiException> failedReadings() {
    return Stream.of(
        Unreachable.afterSending(Unreachable.Kind.READ_TIME_OUT, null),
        new ApiException.Unreadable(ApiException.Unreadable.What.HTML),
        new ApiException.ServerFault(502, null),
        new ApiException.RateLimited(null));
  }

  @ParameterizedTest
  @MethodSource("failedReadings")
  void whatWasNotSentBecauseItsReadingFailedIsCertainlyNotDone(ApiException reading) {
    List<ClassSent> sent = new ArrayList<>();
    actionService.followClasses(sent::add);
    training.leaveUnsent(reading);

    assertThat(outcomeOf(SUSPEND_ALL)).isEqualTo(new Outcome.NotReached(reading));
    assertThat(sent).isEmpty();
  }

  @Test
  void aClassThatIsGoneWhenItIsReadRefusesTheChange() {
    ApiException gone = new ApiException.NotFound("CO1");
    training.leaveUnsent(gone);

    assertThat(outcomeOf(SUSPEND_ALL)).isEqualTo(new Outcome.Refused(gone));
  }

  @Test
  void aReadingBeforeAChangeThatIsLimitedPausesTheAccount() {
    training.leaveUnsent(new ApiException.RateLimited(Duration.ofMinutes(1)));
    outcomeOf(SUSPEND_ALL);

    actionService.submit(whole(new TrainingAction.DeleteClass(ID)));

    assertThat(requests.begun()).isZero();
    assertThat(actionService.batches().getLast().waitsUntil())
        .isEqualTo(time.instant().plus(Duration.ofMinutes(1)));
  }

  @Test
  void theServiceRefusingInTheMiddleStopsNobodyElse() {
    List<ClassOrder> orders = students(12);
    training.refuse(action ->
        action.equals(orders.get(4).action()) ? new ApiException.Rejected("", "no") : null);
    List<OrderResult> results = new ArrayList<>();

    actionService.submit(orders, (order, result) -> results.add(result));
    requests.answerAll();

    assertThat(results).hasSize(12);
    assertThat(results.stream().map(result -> result.activity().outcome()))
        .filteredOn(Outcome.Refused.class::isInstance)
        .hasSize(1);
    assertThat(training.performed).hasSize(12);
  }

  @Test
  void fourChangesAreUnderWayAtATime() {
    actionService.submit(students(12));

    assertThat(requests.begun()).isEqualTo(4);
  }

  @Test
  void afterTooManyRequestsTheRestWaitsAndGoesOnOneByOne() {
    List<ClassOrder> orders = students(9);
    training.refuse(action ->
        training.performed.size() == 1
            ? ApiException.RateLimited.byService(Duration.ofSeconds(40))
            : null);
    actionService.submit(orders);
    requests.answerAll();
    assertThat(training.performed).hasSize(4);
    assertThat(actionService.batches().getLast().waitsUntil())
        .isEqualTo(time.instant().plus(Duration.ofSeconds(40)));

    time.advance(Duration.ofSeconds(40));

    assertThat(requests.begun()).isEqualTo(1);
    requests.answerAll();
    assertThat(training.performed).hasSize(9);
  }

  @Test
  void whatStillWaitsCanBeStopped() {
    List<OrderResult> results = new ArrayList<>();
    long batch = actionService.submit(students(6), (order, result) -> results.add(result));

    actionService.stop(batch);

    assertThat(results)
        .extracting(result -> result.activity().outcome())
        .containsExactly(notSent(Kind.STOPPED), notSent(Kind.STOPPED));
  }

  @Test
  void whoWaitsIsToldWhenTheDeskCloses() {
    readOnly = true;
    actionService.close();

    assertThat(actionService.submit(SUSPEND_ALL).join().activity().outcome())
        .isEqualTo(notSent(Kind.STOPPED));
  }

  @Test
  void aChangeThatMayHaveArrivedHasTheClassLookedAt() {
    List<ClassSent> sent = new ArrayList<>();
    actionService.followClasses(sent::add);
    outcomeOf(SUSPEND_ALL);
    training.fail(Unreachable.afterSending(Unreachable.Kind.READ_TIME_OUT, null));
    outcomeOf(whole(new TrainingAction.DeleteClass(ID)));

    assertThat(sent)
        .containsExactly(
            new ClassSent(FakeWorld.ACCOUNT, ID, TrainingActionKind.SUSPEND_ALL),
            new ClassSent(FakeWorld.ACCOUNT, ID, TrainingActionKind.DELETE_CLASS));
  }

  @Test
  void aCreatedClassIsLookedAtByTheIdThatTheServiceGave() {
    List<@Nullable ClassKey> sent = new ArrayList<>();
    actionService.followClasses(one -> sent.add(one.key()));
    training.answer(new Answer("CO9", null, List.of(), List.of(), false));

    outcomeOf(create(Secret.of("a")));

    assertThat(sent).containsExactly(new ClassKey(FakeWorld.ACCOUNT, new ClassId("CO9")));
  }

  @Test
  void whatDidNotReachTheServiceHasNoClassLookedAt() {
    List<ClassSent> sent = new ArrayList<>();
    actionService.followClasses(sent::add);
    training.fail(new Unreachable(Unreachable.Kind.REFUSED, null));

    assertThat(outcomeOf(SUSPEND_ALL)).isInstanceOf(Outcome.NotReached.class);
    assertThat(sent).isEmpty();
  }

  @Test
  void whatWasNotSentHasNothingLookedAt() {
    List<ClassSent> sent = new ArrayList<>();
    actionService.followClasses(sent::add);
    readOnly = true;

    outcomeOf(SUSPEND_ALL);

    assertThat(sent).isEmpty();
  }

  private static ClassOrder whole(TrainingAction.OnClass action) {
    return new ClassOrder(ClassTarget.of(KEY, "Python class"), action);
  }

  private static ClassOrder create(Secret passphrase) {
    ClassValues draft =
        ClassValues.NONE.with(ClassField.NAME, "Python").with(ClassField.PASSPHRASE, passphrase);
    return new ClassOrder(
        new ClassTarget(FakeWorld.ACCOUNT, null, "Python", List.of()),
        new TrainingAction.CreateClass(draft));
  }

  private static ClassOrder personalLink() {
    return new ClassOrder(
        ClassTarget.of(KEY, "Python class", List.of("Ann Lee")),
        new TrainingAction.MakePersonalLink(ID, "ann@example.com", "Ann", "Lee", false));
  }

  private static ClassOrder addStudent(String email, String name) {
    return new ClassOrder(
        ClassTarget.of(KEY, "Python class", List.of(name)),
        new TrainingAction.AddStudent(ID, new StudentDraft(email, name, "Lee")));
  }

  /** All of one name: what tells them apart is their address. */
  private static List<ClassOrder> students(int count) {
    return IntStream.range(0, count)
        .mapToObj(number -> addStudent("ann" + number + "@example.com", "Ann"))
        .toList();
  }

  private static Person person(String name) {
    return new Person(
        new StudentId("SD" + name), name + "@example.com", name, new EnvironmentId("EN" + name));
  }

  private static Outcome notSent(Kind kind) {
    return new Outcome.NotSent(Obstacle.of(kind));
  }

  private void submit(Order order) {
    actionService.submit(List.of(order));
    requests.answerAll();
  }

  private Outcome outcomeOf(ClassOrder order) {
    CompletableFuture<OrderResult> result = actionService.submit(order);
    requests.answerAll();
    return result.join().activity().outcome();
  }

  private Activity newest() {
    return log.activities().newestFirst().getFirst();
  }

  private String recorded() {
    return String.join("\n", memory.stored().stream().map(ActivityJson::write).toList());
  }
}
