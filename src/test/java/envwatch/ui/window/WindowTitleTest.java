package envwatch.ui.window;

import static envwatch.ui.model.SampleWorld.environment;
import static envwatch.ui.model.SampleWorld.running;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.ui.model.AppAlerts;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WatchedEnvironment.Trouble;
import envwatch.watch.WorldView;
import envwatch.words.AccountTrouble;
import envwatch.words.AccountTrouble.Remedy;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class WindowTitleTest {
  private static final Environment WELL = environment("1", "Java", running());
  private static final Environment STRANGE =
      environment("2", "Odd one", new Status(Phase.UNKNOWN, "Frobnicating"));
  private static final Environment SUSPENDED =
      environment("1", "Java", new Status(Phase.SUSPENDED, "Suspended"));
  private static final Environment FAILED =
      environment("3", "SQL", new Status(Phase.PROBLEM, "Creation failed"));

  private final DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));

  private String titleOf(WorldView world) {
    model.apply(world);
    return WindowTitle.of(model);
  }

  @Test
  void itAnswersTheFirstQuestion() {
    assertThat(WindowTitle.of(model)).isEqualTo("Envwatch - connecting");
    assertThat(titleOf(SampleWorld.of(SUSPENDED)))
        .isEqualTo("All well - Training Europe - Envwatch");
    assertThat(titleOf(SampleWorld.of(FAILED))).isEqualTo("1 failed - Training Europe - Envwatch");
    assertThat(titleOf(SampleWorld.of(FAILED, environment("4", "b", FAILED.status()))))
        .isEqualTo("2 failed - Training Europe - Envwatch");
  }

  /** They wait behind the bell, which may be out of sight. */
  @Test
  void unreadNoticesComeFirst() {
    model.unreadProperty().set(1);
    assertThat(titleOf(SampleWorld.of(WELL))).startsWith("(1) ");
  }

  @Test
  void allIsWellWhereEveryEnvironmentWasSeenAndUnderstood() {
    assertThat(titleOf(SampleWorld.of(WELL))).isEqualTo("All well - Training Europe - Envwatch");
  }

  @Test
  void aStateThatNobodyKnowsIsNotWell() {
    assertThat(titleOf(SampleWorld.of(WELL, STRANGE)))
        .isEqualTo("1 unknown - Training Europe - Envwatch");
  }

  @Test
  void whatIsOnlyListedIsNotWellYet() {
    assertThat(titleOf(SampleWorld.of(WELL, listed("4"), listed("5"))))
        .isEqualTo("2 not checked yet - Training Europe - Envwatch");
  }

  @Test
  void whatCouldNotBeLookedAtLatelyIsNotWell() {
    WatchedEnvironment failing =
        SampleWorld.watched(
            WELL,
            SampleWorld.NOW.minusSeconds(4),
            new Trouble(
                new ApiException.Unreachable(ApiException.Unreachable.Kind.READ_TIME_OUT, null),
                SampleWorld.NOW.minusSeconds(1)));
    assertThat(titleOf(SampleWorld.view(SampleWorld.account(new Link.Live()), List.of(failing))))
        .isEqualTo("1 not up to date - Training Europe - Envwatch");
  }

  @Test
  void aProblemIsSaidBeforeWhatIsNotKnown() {
    assertThat(titleOf(SampleWorld.of(FAILED, STRANGE, listed("4"))))
        .isEqualTo("1+ failed - Training Europe - Envwatch");
  }

  @Test
  void aListNotWhollyReadIsNotWell() {
    assertThat(titleOf(SampleWorld.withUnreadable(2, WELL)))
        .isEqualTo("2 unreadable - Training Europe - Envwatch");
  }

  @Test
  void anEmptyListNotWhollyReadIsNotEmpty() {
    assertThat(titleOf(SampleWorld.withUnreadable(1)))
        .isEqualTo("1 unreadable - Training Europe - Envwatch");
  }

  @Test
  void anEmptyAccountIsSaidToBeEmpty() {
    assertThat(titleOf(SampleWorld.of())).isEqualTo("No environments - Training Europe - Envwatch");
  }

  @Test
  void anAccountNotYetListedLeavesOpenWhetherAllIsWell() {
    AccountView slow = SampleWorld.account(new Link.Connecting());
    AccountView quick = SampleWorld.account(new AccountId("account-2"), "Support", new Link.Live());
    assertThat(titleOf(new WorldView(SampleWorld.NOW, false, List.of(slow, quick), List.of())))
        .isEqualTo("Envwatch - connecting");
  }

  @Test
  void accountsWhoseKeyTheKeychainHasNotGivenOutWaitForIt() {
    trouble(Remedy.ASK);
    assertThat(titleOf(new WorldView(SampleWorld.NOW, false, List.of(), List.of())))
        .isEqualTo("Waiting for the keychain - Envwatch");
  }

  @Test
  void whereNoKeychainIsAvailableTheKeyIsMissingAndNothingIsWaitedFor() {
    trouble(Remedy.ENTER_OR_ASK);
    assertThat(titleOf(new WorldView(SampleWorld.NOW, false, List.of(), List.of())))
        .isEqualTo("Not signed in - Envwatch");
  }

  @Test
  void accountsWithoutKeyAreNotConnecting() {
    trouble(Remedy.ENTER);
    assertThat(titleOf(new WorldView(SampleWorld.NOW, false, List.of(), List.of())))
        .isEqualTo("Not signed in - Envwatch");
  }

  @Test
  void notAllIsWellWhileOneAccountWaitsForTheKeychain() {
    trouble(Remedy.ASK);
    assertThat(titleOf(SampleWorld.of(WELL))).isEqualTo("Waiting for the keychain - Envwatch");
  }

  @Test
  void notAllIsWellWhileOneAccountHasNoKey() {
    trouble(Remedy.ENTER);
    assertThat(titleOf(SampleWorld.of(WELL))).isEqualTo("Some accounts not watched - Envwatch");
  }

  @Test
  void aProblemIsSaidBeforeAnAccountThatWaits() {
    trouble(Remedy.ASK);
    assertThat(titleOf(SampleWorld.of(FAILED))).isEqualTo("1 failed - Training Europe - Envwatch");
  }

  private static WorldView withLost(Link other, Environment... environments) {
    AccountView lost = SampleWorld.account(new AccountId("account-2"), "Support", other);
    WorldView live = SampleWorld.of(environments);
    return new WorldView(
        live.at(), false, List.of(live.accounts().getFirst(), lost), live.environments());
  }

  private static Link lost() {
    return new Link.Lost(
        new ApiException.Unreachable(ApiException.Unreachable.Kind.REFUSED, null),
        SampleWorld.NOW,
        SampleWorld.NOW.plusSeconds(7));
  }

  @Test
  void oneAccountLostDoesNotHideWhatFailedInTheOther() {
    assertThat(titleOf(withLost(lost(), FAILED)))
        .startsWith("1 failed, 1 of 2 accounts offline - ");
    assertThat(titleOf(withLost(lost(), WELL))).startsWith("1 of 2 accounts offline - ");
  }

  @Test
  void oneAccountSignedOutDoesNotHideWhatFailedInTheOther() {
    Link rejected = new Link.SignedOut(new ApiException.Unauthorized("401"), SampleWorld.NOW);
    assertThat(titleOf(withLost(rejected, FAILED)))
        .startsWith("1 failed, 1 of 2 accounts not signed in - ");
  }

  @Test
  void chosenEnvironmentsThatNobodyAnsweredForAreStillConnecting() {
    AccountView silent = SampleWorld.account(new Link.Connecting(), true, null);
    assertThat(titleOf(new WorldView(SampleWorld.NOW, false, List.of(silent), List.of())))
        .isEqualTo("Envwatch - connecting");
  }

  private void trouble(Remedy remedy) {
    AccountTrouble trouble = new AccountTrouble("Not watched: Lab.", remedy);
    model.alertsProperty().set(AppAlerts.NONE.withAccounts(false, List.of(trouble), false));
  }

  private static Environment listed(String id) {
    return Environment.builder()
        .id(new EnvironmentId(id))
        .detail(Environment.Detail.LISTED)
        .name("Lab " + id)
        .status(running())
        .build();
  }
}
