package envwatch.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.notices.NoticeReason;
import envwatch.notices.NoticeRules;
import envwatch.notices.ViewRule;
import envwatch.settings.NoticeSettings;
import envwatch.settings.SavedView;
import envwatch.settings.Settings;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class NoticeChoiceTest {
  private static final Settings SETTINGS =
      Settings.DEFAULT.with(
          Settings.SAVED_VIEWS,
          List.of(
              new SavedView("Ann", "owner:ann", List.of(Phase.RUNNING, Phase.PROBLEM)),
              new SavedView("Miami", "region:miami")));

  @Test
  void viewsTellTheStatesChosenAndViewsWithoutAnyTellNothing() {
    NoticeRules rules = NoticeChoice.rules(SETTINGS);
    assertThat(rules.views())
        .containsExactly(new ViewRule("Ann", "owner:ann", Set.of(Phase.PROBLEM, Phase.RUNNING)));
  }

  @Test
  void whoWantsToBeToldNothingIsNotToldOfViewsEither() {
    NoticeRules rules =
        NoticeChoice.rules(
            SETTINGS.with(Settings.NOTICES, NoticeSettings.DEFAULT.with(NoticeSettings.ON, false)));
    assertThat(rules.views()).isEmpty();
    assertThat(rules.reasons()).isEmpty();
    assertThat(rules.wants(NoticeReason.ASKED)).isTrue();
  }

  @Test
  void aReasonThatIsOffLeavesTheViewsOn() {
    NoticeRules rules =
        NoticeChoice.rules(
            SETTINGS.with(
                Settings.NOTICES, NoticeSettings.DEFAULT.with(NoticeSettings.PROBLEMS, false)));
    assertThat(rules.wants(NoticeReason.PROBLEM)).isFalse();
    assertThat(rules.views()).hasSize(1);
  }
}
