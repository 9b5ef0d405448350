package envwatch.ui.team;

import static envwatch.words.Messages.text;

import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.team.Claim;
import envwatch.team.ClaimNews;
import envwatch.team.ClaimService;
import envwatch.ui.kit.Confirmation;
import envwatch.ui.kit.DialogQuestion;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.QuestionDialog;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Shortcut;
import envwatch.util.NewestOnly;
import envwatch.util.Subscription;
import envwatch.words.ClaimWords;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import org.jspecify.annotations.Nullable;

/** Shows who is on what, and lets the person claim and release. Only where there is a team. */
public final class ClaimsFeature implements Feature {
  /** How many claims of others are named before the rest is counted. */
  private static final int NAMED = 8;

  private final DashboardModel model;
  private final ClaimService claims;
  private final StatusMessage message;
  private final String host;
  private final ClaimLines lines;
  private final Confirmation confirmation;
  private final Subscription views;
  private final Subscription news;

  /**
   * @param host of the Alertmanager, as it is shown
   * @param javaFxThread {@code Platform::runLater}
   */
  public ClaimsFeature(
      DashboardModel model,
      ClaimService claims,
      StatusMessage message,
      String host,
      Executor javaFxThread) {
    this.model = model;
    this.claims = claims;
    this.message = message;
    this.host = host;
    lines = new ClaimLines(model, host);
    confirmation = QuestionDialog.over(lines);
    views = claims.subscribe(new NewestOnly<>(javaFxThread, model::claim));
    news = claims.follow(told -> javaFxThread.execute(() -> tell(told)));
  }

  @Override
  public List<Node> detailItems() {
    return List.of(lines);
  }

  @Override
  public List<TableColumn<EnvironmentRow, ?>> environmentColumns() {
    return List.of(ClaimColumn.column(model.nowProperty()));
  }

  @Override
  public List<Shortcut> shortcuts() {
    return List.of(Shortcut.onSelected(Keys.CLAIM, model, message, this::press));
  }

  @Override
  public List<MenuItem> environmentItems(List<EnvironmentRow> environments) {
    if (environments.isEmpty()) {
      return List.of();
    }
    boolean release = releases(environments);
    String why = release ? null : obstacle(environments);
    Runnable claim = () -> press(environments);
    String label = text(release ? "claim.stop" : "claim.start");
    Offer offer = new Offer("claim", null, label, null, why, false, false, claim);
    List<MenuItem> items = new ArrayList<>();
    items.add(Menus.with(Keys.CLAIM, offer.item()));
    if (!release) {
      String words = text("claim.with-comment");
      Runnable ask = () -> askForComment(environments);
      items.add(new Offer("claim-comment", null, words, null, why, true, false, ask).item());
    }
    return items;
  }

  /** Whether nothing is left to claim, and something to release. */
  private static boolean releases(List<EnvironmentRow> rows) {
    return rows.stream().anyMatch(row -> row.claims().mine())
        && rows.stream().noneMatch(ClaimsFeature::canBeClaimed);
  }

  private static boolean canBeClaimed(EnvironmentRow row) {
    Phase phase = row.assessment().phase();
    boolean well = phase == Phase.RUNNING || phase == Phase.SUSPENDED;
    return row.claims().claim() == null && (!well || row.facts().stale());
  }

  /** Why none of them can be claimed; null if one can. */
  private @Nullable String obstacle(List<EnvironmentRow> rows) {
    if (model.alertsProperty().get().readOnly()) {
      return text("obstacle.read-only");
    }
    if (rows.stream().anyMatch(ClaimsFeature::canBeClaimed)) {
      return null;
    }
    return taken(rows).stream()
        .findFirst()
        .map(claim -> ClaimWords.taken(claim, now()))
        .orElseGet(() -> text("claim.well", rows.size()));
  }

  /** The claims of others. */
  private static List<Claim> taken(List<EnvironmentRow> rows) {
    return rows.stream()
        .map(row -> row.claims().claim())
        .filter(Objects::nonNull)
        .filter(claim -> !claim.mine())
        .toList();
  }

  private void press(List<EnvironmentRow> rows) {
    if (model.alertsProperty().get().readOnly()) {
      message.warn(text("obstacle.read-only"));
    } else if (releases(rows)) {
      List<EnvironmentKey> mine = keys(rows, row -> row.claims().mine());
      claims.release(mine);
      message.confirm(text("claim.released", mine.size()));
    } else {
      claim(rows, "");
    }
  }

  private static List<EnvironmentKey> keys(
      List<EnvironmentRow> rows, Predicate<EnvironmentRow> which) {
    return rows.stream().filter(which).map(EnvironmentRow::key).toList();
  }

  private void askForComment(List<EnvironmentRow> rows) {
    int count = keys(rows, ClaimsFeature::canBeClaimed).size();
    var scene = lines.getScene();
    new ClaimDialog(
            scene == null ? null : scene.getWindow(), count, comment -> claim(rows, comment))
        .show();
  }

  /** Says first whose the others are. */
  private void claim(List<EnvironmentRow> rows, String comment) {
    String why = obstacle(rows);
    if (why != null) {
      message.warn(why);
      return;
    }
    List<EnvironmentKey> free = keys(rows, ClaimsFeature::canBeClaimed);
    List<Claim> taken = taken(rows);
    if (taken.isEmpty()) {
      send(free, comment);
      return;
    }
    String whose =
        rows.stream()
            .filter(row -> row.claims().claim() != null && !row.claims().mine())
            .limit(NAMED)
            .map(row ->
                text(
                    "claim.question.one",
                    row.name(),
                    ClaimWords.since(Objects.requireNonNull(row.claims().claim()), now())))
            .collect(Collectors.joining("\n"));
    if (taken.size() > NAMED) {
      whose += "\n" + text("claim.question.more", taken.size() - NAMED);
    }
    confirmation.ask(
        new DialogQuestion(
            Glyph.PAN_TOOL,
            text("claim.question", taken.size()),
            whose + "\n\n" + text("claim.taken"),
            text("claim.question.others", free.size()),
            false),
        () -> send(free, comment));
  }

  private void send(List<EnvironmentKey> free, String comment) {
    claims.claim(free, comment);
    message.confirm(text("claim.done", free.size()));
  }

  @Override
  public void refreshed() {
    claims.lookNow();
  }

  private Instant now() {
    return model.nowProperty().get();
  }

  private void tell(ClaimNews told) {
    String name =
        model.everything().stream()
            .filter(row -> row.key().environment().equals(told.environment()))
            .map(EnvironmentRow::name)
            .findFirst()
            .orElse(told.environment().value());
    String words = ClaimWords.sentence(told, name, host, now());
    if (told instanceof ClaimNews.WellAgain) {
      message.confirm(words);
    } else {
      message.warn(words);
    }
  }

  @Override
  public void close() {
    views.close();
    news.close();
  }
}
