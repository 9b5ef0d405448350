package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Impact;
import envwatch.model.Action;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks for confirmation of an action, and says what would be lost. */
public final class LossWords {
  private LossWords() {}

  /** {@code Revert “web-1” in “Python lab”?}, {@code Suspend 3 environments?} */
  public static String question(Action action, List<EnvironmentTarget> targets) {
    return text(
        "confirm.title.one",
        verb(action),
        targets.size() == 1
            ? ActionWords.quoted(targets.getFirst())
            : ActionWords.counted(targets));
  }

  private static String verb(Action action) {
    if (action instanceof Action.TakeSnapshot take && take.setAsDefault()) {
      return text("confirm.verb.take-default-snapshot");
    }
    String own = "confirm.verb." + key(action.kind());
    return Messages.has(own) ? text(own) : ActionWords.name(action.kind());
  }

  /**
   * The target's owner, account and id, for actions that destroy it.
   *
   * @param owner null if the service does not say
   * @param account the account's name
   * @param id the service's id of the environment or the machine
   */
  public static String facts(@Nullable String owner, String account, String id) {
    return text(
        "confirm.facts",
        owner == null ? text("absent") : QuotedName.isolated(owner),
        QuotedName.isolated(account),
        QuotedName.isolated(id));
  }

  /**
   * @param snapshot the name of the snapshot that the action uses; null if it uses none or the
   *     default one
   * @param count how many targets the action has
   */
  public static String loss(Action action, @Nullable String snapshot, int count) {
    String kind = key(action.kind());
    String message =
        switch (Impact.of(action)) {
          case NOTHING -> null;
          case INTERRUPTION -> "confirm.loss.interruption." + kind;
          case WORK -> "confirm.loss.work." + (snapshot == null ? kind : "chosen");
          case MACHINE -> "confirm.loss.machine";
          case ENVIRONMENT -> "confirm.loss.environment";
          case DEFAULT_SNAPSHOT -> "confirm.loss.default-snapshot";
          case HARDWARE -> "confirm.loss.hardware";
        };
    return message == null
        ? ""
        : text(message, QuotedName.of(snapshot == null ? "" : snapshot), count);
  }

  /**
   * Since when work would be lost.
   *
   * @param snapshot its name
   * @param created when it was taken; null if the service does not say, and the result is then
   *     empty
   */
  public static String since(String snapshot, @Nullable Instant created, Instant now, ZoneId zone) {
    return created == null
        ? ""
        : text(
            "confirm.since",
            QuotedName.of(snapshot),
            ExpirationWords.ofYear(true).format(created.atZone(zone)),
            DurationWords.approximately(Duration.between(created, now)));
  }
}
