package envwatch.actions;

import envwatch.model.ActionKind;
import envwatch.model.VisibleText;
import envwatch.watch.AccountView;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * One action in the record: account, action, target, time, outcome and duration. Contains no
 * secret.
 *
 * @param at when it was sent, or requested if it is still waiting
 * @param account the account's name
 * @param host the service's host
 * @param detail details of the request, without secrets; null if there are none
 * @param took the time from sending to the outcome; null until then, and for actions that were not
 *     sent
 */
public record Activity(
    String id,
    Instant at,
    String account,
    String host,
    Requested requested,
    @Nullable String detail,
    Outcome outcome,
    @Nullable Duration took) {
  public Activity {
    account = VisibleText.line(account);
    detail = detail == null ? null : VisibleText.line(detail);
  }

  /**
   * Creates the record of an action that was requested but not yet sent.
   *
   * @param world the view that contains the account's name and host
   */
  public static Activity waiting(
      Requested requested, @Nullable String detail, Instant now, WorldView world) {
    Optional<AccountView> account = world.account(requested.account());
    return new Activity(
        UUID.randomUUID().toString(),
        now,
        account.map(AccountView::name).orElse(""),
        account.map(one -> String.valueOf(one.address().getHost())).orElse(""),
        requested,
        detail,
        new Outcome.Waiting(),
        null);
  }

  public Activity sentAt(Instant moment) {
    return new Activity(id, moment, account, host, requested, detail, new Outcome.Sending(), null);
  }

  public Activity with(Outcome other, @Nullable Duration duration) {
    return new Activity(id, at, account, host, requested, detail, other, duration);
  }

  /**
   * Whether the change that was seen is only its beginning: that machines were seen to start does
   * not mean that anybody can work.
   */
  public boolean onlyBegun() {
    return outcome instanceof Outcome.Seen
        && requested instanceof Requested.OfEnvironment(var kind, var target)
        && kind == ActionKind.RESUME_ENVIRONMENT;
  }

  /**
   * What is known of it after the program has ended: actions in progress have an unknown outcome.
   */
  Activity afterTheEnd() {
    return switch (outcome) {
      case Outcome.Settled settled -> this;
      case Outcome.Following(var acceptedAt) -> with(new Outcome.NotSeenYet(acceptedAt), null);
      case Outcome.Waiting waiting ->
          with(new Outcome.NotSent(Obstacle.of(Obstacle.Kind.STOPPED)), null);
      case Outcome.Sending sending -> with(new Outcome.Interrupted(), null);
    };
  }
}
