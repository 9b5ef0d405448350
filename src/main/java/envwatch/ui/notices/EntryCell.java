package envwatch.ui.notices;

import static envwatch.ui.kit.Controls.filling;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Phase;
import envwatch.notices.NoticeEvent;
import envwatch.notices.NoticeLogEntry;
import envwatch.notices.WaitResult;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import envwatch.words.NoticeWords;
import java.time.InstantSource;
import java.time.ZoneId;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** What it is about, what happened, and when it was told, in one line. */
final class EntryCell extends ListCell<NoticeLogEntry> {
  private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

  private final InstantSource time;
  private final Icon icon = new Icon();
  private final Label subject =
      styled(Controls.tooltipWhenTruncated(new Label()), "notice-subject");
  private final Label sentence =
      styled(filling(Controls.tooltipWhenTruncated(new Label())), "notice-sentence");
  private final Label when = whole(styled(new Label(), Styles.TEXT_MUTED));
  private final HBox line =
      styled(new HBox(icon, subject, sentence, when), "notice-line", "phased");

  EntryCell(InstantSource time) {
    this.time = time;
    getStyleClass().add("notice-cell");
    // The line is as wide as the list, and never wider.
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable NoticeLogEntry entry, boolean empty) {
    super.updateItem(entry, empty);
    if (entry == null || empty) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    ZoneId zone = ZoneId.systemDefault();
    Phase phase = phase(entry.news());
    icon.setGlyph(Icons.of(phase));
    Icons.mark(line, phase);
    subject.setText(NoticeWords.subject(entry.news()));
    sentence.setText(NoticeWords.sentence(entry.news(), time.instant(), zone));
    when.setText(NoticeWords.when(entry, time.instant(), zone));
    line.pseudoClassStateChanged(OVER, entry.over());
    setGraphic(line);
    setAccessibleText(text("notice.spoken", subject.getText(), sentence.getText(), when.getText()));
  }

  static Phase phase(NoticeEvent news) {
    return switch (news) {
      case NoticeEvent.ProblemBegan problem -> Phase.PROBLEM;
      case NoticeEvent.FailedTogether together -> Phase.PROBLEM;
      case NoticeEvent.KeepsFailing flapping -> Phase.PROBLEM;
      case NoticeEvent.Settled settled -> settled.failing() ? Phase.PROBLEM : Phase.RUNNING;
      case NoticeEvent.CameInto came -> came.phase();
      case NoticeEvent.Stuck stuck -> Phase.PROBLEM;
      case NoticeEvent.ExpiresSoon soon -> Phase.EXPIRING;
      case NoticeEvent.ActionFailed action -> Phase.PROBLEM;
      case NoticeEvent.ActionsFailed actions -> Phase.PROBLEM;
      case NoticeEvent.Several several -> phase(several.news().getFirst());
      case NoticeEvent.FirstConnection first -> first.failed() > 0 ? Phase.PROBLEM : Phase.EXPIRING;
      case NoticeEvent.ContactLost lost -> Phase.PROBLEM;
      case NoticeEvent.ContactBack back -> Phase.RUNNING;
      case NoticeEvent.Arrived arrived -> phase(arrived.arrival());
    };
  }

  private static Phase phase(WaitResult arrival) {
    return switch (arrival) {
      case READY -> Phase.RUNNING;
      case SUSPENDED -> Phase.SUSPENDED;
      case LATE -> Phase.EXPIRING;
      case FAILED, GONE -> Phase.PROBLEM;
    };
  }
}
