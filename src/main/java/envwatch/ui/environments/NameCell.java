package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.RowCell;
import envwatch.ui.kit.TagLabels;
import envwatch.ui.model.EnvironmentName;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.RowClaims;
import envwatch.ui.model.RowNotes;
import envwatch.ui.model.RowNotices;
import envwatch.words.ClaimWords;
import envwatch.words.PlainText;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/**
 * The name of an environment, and its account where another one has an environment of that name.
 */
final class NameCell extends RowCell<EnvironmentRow, EnvironmentName> {
  /** The part of a cell that is left to the account of a long name. */
  private static final double MOST = 0.5;

  /** What of an account has to be readable, as a multiple of the font's size. */
  private static final double LEAST_ACCOUNT = 4;

  /** What remains of a name beside the others, about eight letters, in the same measure. */
  private static final double LEAST_NAME = 5.5;

  /** The part of a narrow cell that is left to tags. */
  private static final double MOST_TAGS = 0.4;

  /** How many tags are shown; how many more there are is counted. */
  static final int TAGS = 1;

  private final Label account = styled(new Label(), Styles.TEXT_MUTED);
  private final ObservableValue<Boolean> unseen =
      ofRow(EnvironmentRow::unseenProperty).orElse(false);

  /** Made for the few rows that need it, and only hidden in others. */
  private @Nullable TagLabels tags;

  private @Nullable RowMark notices;
  private @Nullable RowMark claim;
  private final HBox beside = styled(new HBox(), "beside-name");

  private final ObservableValue<Instant> now;
  private @Nullable EnvironmentName shown;

  NameCell(ObservableValue<Instant> now) {
    this.now = now;
    ofRow(EnvironmentRow::notesProperty).subscribe(this::tag);
    ofRow(EnvironmentRow::noticesProperty).subscribe(this::markNotices);
    ofRow(EnvironmentRow::claimsProperty).subscribe(this::markClaim);
    setContentDisplay(ContentDisplay.RIGHT);
    textTruncatedProperty().addListener(property -> showTip());
    widthProperty().subscribe(this::fitBoth);
    fontProperty().subscribe(this::fitBoth);
    graphicProperty().subscribe(this::fit);
    unseen.addListener(property -> {
      say();
      showTip();
    });
  }

  @Override
  protected void show(@Nullable EnvironmentName name) {
    shown = name;
    String of = name == null ? null : name.account();
    account.setText(of == null ? null : PlainText.line(of));
    showBeside(fitAccount());
    fitTags();
    say();
    fit();
  }

  private void fitBoth() {
    boolean readable = fitAccount();
    if (account.isVisible() != readable) {
      showBeside(readable);
    }
    fitTags();
    fit();
  }

  /** Whether there is an account of which more can be read than what all begin with. */
  private boolean fitAccount() {
    EnvironmentName name = shown;
    if (name == null || name.account() == null) {
      return false;
    }
    double size = getFont().getSize();
    double besideWhole = besideName(name, Double.MAX_VALUE);
    double most =
        Math.min(Math.max(getWidth() * MOST, besideWhole), besideName(name, LEAST_NAME * size));
    account.setMaxWidth(Math.max(0, most));
    return getWidth() == 0 || most >= Math.min(LEAST_ACCOUNT * size, accountAsks());
  }

  /** Tags get what the name and its account leave. */
  private void fitTags() {
    if (tags != null && getWidth() > 0) {
      double left = besideName(shown, LEAST_NAME * getFont().getSize());
      if (account.isVisible()) {
        left -= Math.min(account.getMaxWidth(), accountAsks()) + beside.getSpacing();
      }
      tags.setMaxWidth(Math.clamp(left, 0, getWidth() * MOST_TAGS));
    }
  }

  private double accountAsks() {
    return Controls.widthOf(account.getText(), getFont());
  }

  /**
   * The room that a name leaves when it is no wider than that.
   *
   * @param name null without a row
   */
  private double besideName(@Nullable EnvironmentName name, double most) {
    double own = name == null ? 0 : Controls.widthOf(line(name), getFont());
    return room() - getGraphicTextGap() - width(notices) - width(claim) - Math.min(own, most);
  }

  private double width(@Nullable RowMark mark) {
    return mark == null || !mark.isVisible() ? 0 : mark.prefWidth(-1) + beside.getSpacing();
  }

  private void fit() {
    setText(
        shown == null
            ? null
            : WholeCharacters.fitting(line(shown), getFont(), room(), this::besideName));
    showTip();
  }

  private static String line(EnvironmentName name) {
    return PlainText.line(name.name());
  }

  private double besideName() {
    Node graphic = getGraphic();
    return graphic == null ? 0 : graphic.prefWidth(-1) + getGraphicTextGap();
  }

  /**
   * @param notes null without a row
   */
  private void tag(@Nullable RowNotes notes) {
    List<String> wanted = notes == null ? List.of() : notes.tags();
    if (tags == null && !wanted.isEmpty()) {
      tags = new TagLabels(TAGS);
      showBeside(account.isVisible());
    }
    if (tags != null) {
      tags.show(wanted);
      fitBoth();
    }
  }

  /**
   * @param told null without a row
   */
  private void markNotices(@Nullable RowNotices told) {
    boolean wanted = told != null && !told.equals(RowNotices.NONE);
    if (notices == null && wanted) {
      notices = new RowMark();
      showBeside(account.isVisible());
    }
    if (notices != null) {
      boolean awaited = told != null && told.awaited();
      String words = awaited ? text("tell-when.mark") : wanted ? text("mute.mark") : null;
      notices.show(awaited ? Glyph.NOTIFICATIONS_ACTIVE : Glyph.NOTIFICATIONS_OFF, words);
      fitBoth();
    }
  }

  /**
   * @param claims null without a row
   */
  private void markClaim(@Nullable RowClaims claims) {
    String words =
        claims == null || !claims.asked()
            ? ""
            : ClaimWords.mark(claims.claim(), claims.silenced(), now.getValue());
    if (claim == null && !words.isEmpty()) {
      claim = new RowMark();
      showBeside(account.isVisible());
    }
    if (claim != null) {
      Glyph whose = claims != null && claims.mine() ? Glyph.PAN_TOOL : Glyph.PERSON;
      claim.show(
          claims == null || claims.claim() == null ? Glyph.NOTIFICATIONS_OFF : whose,
          words.isEmpty() ? null : words);
      fitBoth();
    }
  }

  private void showBeside(boolean ofAccount) {
    account.setVisible(ofAccount);
    if (tags == null && notices == null && claim == null) {
      setGraphic(ofAccount ? account : null);
      return;
    }
    beside
        .getChildren()
        .setAll(Stream.of(account, tags, claim, notices).filter(Objects::nonNull).toList());
    for (Node part : beside.getChildren()) {
      if (!part.managedProperty().isBound()) {
        part.managedProperty().bind(part.visibleProperty());
      }
    }
    setGraphic(beside);
  }

  /** What is not written is read aloud: whose it is where it is cut, and that it changed. */
  private void say() {
    EnvironmentName name = shown;
    if (name == null || (name.account() == null && !unseen.getValue())) {
      setAccessibleText(null);
    } else {
      setAccessibleText(
          unseen.getValue() ? text("environments.unseen.name", name.inFull()) : name.inFull());
    }
  }

  private void showTip() {
    EnvironmentName name = shown;
    if (name == null) {
      Controls.tip(this, null);
      return;
    }
    boolean cut = isTextTruncated() || !line(name).equals(getText());
    String whole = cut || name.account() != null ? name.inFull() : null;
    String bold = unseen.getValue() ? text("environments.unseen") : null;
    Controls.tip(
        this, whole == null ? bold : bold == null ? whole : String.join("\n", whole, bold));
  }
}
