package envwatch.ui.notices;

import static envwatch.ui.notices.NoticesWindow.failing;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.CommonCause;
import envwatch.history.HistoryView;
import envwatch.history.State;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.notices.NoticeEvent;
import envwatch.notices.NoticeLogEntry;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What is selected in the list of notices, and where Enter leads from it. */
class FromNoticesToEnvironmentsTest {
  @TempDir private Path folder;
  @RegisterExtension private final NoticesWindow window = new NoticesWindow(() -> folder);

  @Test
  void enterLeadsToTheEnvironment() {
    Environment failing = failing()[0];
    window.fails(failing);
    window.press(Keys.NOTICES);
    window.pressEnter();
    assertThat(OnJavaFx.call(() -> window.model.selectedProperty().get().key().environment()))
        .isEqualTo(failing.id());
    assertThat(window.shown()).isFalse();
  }

  @Test
  void enterNarrowsTheListToWhatFailedTogether() {
    Environment[] failing = failing();
    window.fails(failing);
    CommonCause cause =
        new CommonCause(
            CommonCause.Kind.REGION,
            "Miami",
            new State(Phase.PROBLEM, "Failed"),
            Stream.of(failing).map(one -> SampleWorld.key(one.id().value())).toList(),
            failing.length,
            window.time.instant(),
            window.time.instant());
    OnJavaFx.run(() ->
        window.history.show(
            new HistoryView(true, null, Map.of(), Map.of(), Map.of(), List.of(cause), Map.of())));
    assertThat(OnJavaFx.call(window::unread)).isEqualTo("1");
    window.press(Keys.NOTICES);
    window.pressEnter();
    assertThat(OnJavaFx.call(() -> window.model.filterTextProperty().get()))
        .isEqualTo("region:\"Miami\"");
    assertThat(OnJavaFx.call(() -> window.model.phaseProperty().get())).isEqualTo(Phase.PROBLEM);
    assertThat(window.shown()).isFalse();
  }

  @Test
  void enterShowsWhatIsOfAnAccountThatTheWindowDoesNotShow() {
    window.failTogether("EN04", "EN05");
    showOtherAccount();
    window.press(Keys.NOTICES);
    window.pressEnter();
    assertThat(OnJavaFx.call(() -> window.model.phaseProperty().get())).isEqualTo(Phase.PROBLEM);
    assertThat(OnJavaFx.call(() -> window.model.shownAccount())).isNull();

    window.fails(failing()[0]);
    showOtherAccount();
    OnJavaFx.run(window.feature::showNewest);
    assertThat(OnJavaFx.call(() -> window.model.selectedProperty().get().key().environment()))
        .isEqualTo(failing()[0].id());
  }

  private void showOtherAccount() {
    AccountId other = new AccountId("other");
    OnJavaFx.run(() -> {
      WorldView world = SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new));
      List<AccountView> accounts = new ArrayList<>(world.accounts());
      accounts.add(SampleWorld.account(other, "Other", new Link.Live()));
      window.model.apply(new WorldView(world.at(), false, accounts, world.environments()));
      window.model.accountProperty().set(other);
    });
    assertThat(OnJavaFx.call(() -> window.model.shownAccount())).isEqualTo(other);
  }

  @Test
  void aGroupStaysSelectedWhenOneOfItEnds() {
    window.failTogether("EN04", "EN05", "EN06");
    window.press(Keys.NOTICES);
    assertThat(selected().news()).isInstanceOf(NoticeEvent.Several.class);
    for (String well : List.of("EN04", "EN05")) {
      window.seesFailing(Stream.of("EN04", "EN05", "EN06").filter(id -> id.compareTo(well) > 0));
      assertThat(selected().over()).as("without " + well).isFalse();
    }
    window.seesFailing(Stream.of());
    assertThat(selected().over()).isTrue();
  }

  private NoticeLogEntry selected() {
    return OnJavaFx.call(() -> window.list().getSelectionModel().getSelectedItem());
  }
}
