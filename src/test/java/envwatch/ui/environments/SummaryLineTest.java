package envwatch.ui.environments;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.HistoryView;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.Histories;
import envwatch.ui.model.SampleWorld;
import java.net.URI;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import javafx.scene.text.Font;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SummaryLineTest {
  private static final List<String> FORMS =
      List.of("since 14:02 (12 min), ends at noon", "since 14:02, ends at noon", "ends at noon");

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void saysTheLongestThatFits(int form) {
    OnJavaFx.run(() -> {
      SummaryLine line = new SummaryLine();
      line.say("", FORMS);
      line.fitTo(Controls.widthOf(FORMS.get(form), line.getFont()));

      assertThat(line.getText()).isEqualTo(FORMS.get(form));
      assertThat(Controls.tipOf(line)).isEqualTo(form == 0 ? null : FORMS.getFirst());
    });
  }

  @Test
  void saysTheShortestWhereNoneFits() {
    OnJavaFx.run(() -> {
      SummaryLine line = new SummaryLine();
      line.fitTo(10);
      line.say("", FORMS);

      assertThat(line.getText()).isEqualTo("ends at noon");
    });
  }

  @Test
  void whatIsSaidBeforeLeavesTheEndWhole() {
    OnJavaFx.run(() -> {
      SummaryLine line = new SummaryLine();
      line.fitTo(1000);
      line.say("Hidden", FORMS);

      assertThat(line.getText()).isEqualTo("Hidden \u00b7 since 14:02, ends at noon");
      assertThat(Controls.widthOf(line.getText(), line.getFont()))
          .isLessThanOrEqualTo(Controls.widthOf(FORMS.getFirst(), line.getFont()));
      assertThat(Controls.tipOf(line)).isEqualTo("Hidden \u00b7 " + FORMS.getFirst());
    });
  }

  @Test
  void fitsAnewWhenItsFontGrows() {
    OnJavaFx.run(() -> {
      SummaryLine line = new SummaryLine();
      line.say("", FORMS);
      line.fitTo(Controls.widthOf(FORMS.getFirst(), line.getFont()));
      line.setFont(Font.font(line.getFont().getSize() * 1.1));

      assertThat(line.getText()).isEqualTo(FORMS.get(1));
    });
  }

  @Test
  void whatStandsElsewhereIsLeftOutBeforeTheEnd() {
    HistoryView history =
        new Histories()
            .since(Histories.environment("1"), Phase.CHANGING, "Preparing", Duration.ofMinutes(2))
            .waiting(Histories.environment("1"), Duration.ofMinutes(2), Duration.ZERO)
            .view();

    assertThat(summaries(history))
        .containsExactly(
            "since 09:28 (2 min) \u00b7 about 2 min left (usually 4 min) \u00b7 anna.schmidt"
                + " \u00b7 ends Tue 24 Nov, 17:31 (in 3 days)",
            "since 09:28 (2 min) \u00b7 2 min left \u00b7 anna.schmidt"
                + " \u00b7 ends Tue 24 Nov, 17:31 (in 3 days)",
            "since 09:28 \u00b7 2 min left \u00b7 anna.schmidt"
                + " \u00b7 ends Tue 24 Nov, 17:31 (in 3 days)",
            "since 09:28 \u00b7 2 min left \u00b7 anna.schmidt \u00b7 ends Tue 24 Nov, 17:31",
            "2 min left \u00b7 anna.schmidt \u00b7 ends Tue 24 Nov, 17:31");
  }

  private static List<String> summaries(HistoryView history) {
    return OnJavaFx.call(() -> {
      DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(24));
      model.apply(
          SampleWorld.of(
              SampleWorld.environment(
                  "1",
                  "Lab",
                  new Status(Phase.CHANGING, "Preparing"),
                  SampleWorld.running("m1", "web"))));
      model.remember(history);
      return new EnvironmentSentences(
              model.everything().getFirst(), URI.create(""), SampleWorld.NOW, ZoneOffset.UTC)
          .summaries();
    });
  }
}
