package envwatch.ui.team;

import static envwatch.words.Messages.text;

import envwatch.team.Claim;
import envwatch.team.ClaimsView;
import envwatch.team.SilencedBy;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.PresentValues;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.RowClaims;
import envwatch.words.ClaimWords;
import envwatch.words.ExpirationWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Who is on the selected environment, and who else has silenced it, below its name. */
final class ClaimLines extends VBox {
  /** How many silences are told one by one. */
  private static final int SILENCES = 3;

  private final DashboardModel model;
  private final String host;

  /**
   * @param host of the Alertmanager
   */
  ClaimLines(DashboardModel model, String host) {
    this.model = model;
    this.host = host;
    setId("detail-claims");
    getStyleClass().add("claim-lines");
    managedProperty().bind(visibleProperty());
    PresentValues.flatMap(model.selectedProperty(), EnvironmentRow::claimsProperty)
        .subscribe(this::show);
    model
        .claimsProperty()
        .subscribe(() -> {
          EnvironmentRow row = model.selectedProperty().get();
          show(row == null ? null : row.claims());
        });
  }

  /**
   * @param claims null without a row
   */
  private void show(@Nullable RowClaims claims) {
    List<Label> lines = new ArrayList<>();
    Instant now = model.nowProperty().get();
    if (claims != null) {
      Claim claim = claims.claim();
      if (claim != null) {
        lines.add(line(claim.mine() ? Glyph.PAN_TOOL : Glyph.PERSON, words(claim, now)));
      }
      List<SilencedBy> silenced = claims.silenced();
      silenced.stream()
          .limit(SILENCES)
          .map(each -> line(Glyph.NOTIFICATIONS_OFF, ClaimWords.sentence(each, now)))
          .forEach(lines::add);
      if (silenced.size() > SILENCES) {
        Label more = line(Glyph.MORE_HORIZ, text("claim.more", silenced.size() - SILENCES));
        Controls.tip(
            more,
            silenced.stream()
                .skip(SILENCES)
                .map(each -> ClaimWords.sentence(each, now))
                .collect(Collectors.joining("\n")));
        lines.add(more);
      }
    }
    int unjudged = model.claimsProperty().get().unjudged();
    if (claims != null && unjudged > 0) {
      lines.add(line(Glyph.HELP, text("claim.unjudged", unjudged)));
    }
    getChildren().setAll(lines);
    setVisible(!lines.isEmpty());
  }

  private String words(Claim claim, Instant now) {
    List<String> parts = new ArrayList<>();
    parts.add(ClaimWords.sentence(claim, now));
    String comment = ClaimWords.comment(claim);
    if (!comment.isEmpty()) {
      parts.add(text("claim.comment", comment));
    }
    if (claim.trouble() != null) {
      parts.add(
          text(
              claim.written() ? "claim.not-renewed.line" : "claim.not-written.line",
              ClaimWords.failure(claim.trouble(), host)));
    }
    ClaimsView known = model.claimsProperty().get();
    Instant readAt = known.readAt();
    if (!claim.mine() && known.failure() != null && readAt != null) {
      parts.add(
          text(
              "claim.as-of",
              ExpirationWords.clock(readAt, now, ZoneId.systemDefault()),
              ClaimWords.failure(known.failure(), host)));
    }
    return String.join(" ", parts);
  }

  private static Label line(Glyph icon, String words) {
    Label line = Controls.wrapped(words);
    line.setGraphic(new Icon(icon));
    return line;
  }
}
