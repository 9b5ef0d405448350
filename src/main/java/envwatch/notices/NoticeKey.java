package envwatch.notices;

import envwatch.history.CommonCause;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What news is about: as long as it lasts, it is told once.
 *
 * @param environment null for an account
 * @param detail tells one occasion from the next; empty if there is only one at a time
 */
public record NoticeKey(
    Kind kind, AccountId account, @Nullable EnvironmentId environment, String detail) {
  /** The kinds; the names are stored. */
  public enum Kind {
    PROBLEM,
    FLAPPING,
    SETTLED,
    STUCK,
    STATE,
    EXPIRATION,
    ACTION,
    CONTACT_LOST,
    CONTACT_BACK,
    CONNECTED,
    ARRIVAL;

    /** Whether it holds for a while after it was told, and may end. */
    public boolean lasts() {
      return switch (this) {
        case PROBLEM, FLAPPING, STUCK, STATE, EXPIRATION, CONTACT_LOST -> true;
        case SETTLED, ACTION, CONTACT_BACK, CONNECTED, ARRIVAL -> false;
      };
    }
  }

  /** An occasion that began, or ends, at a moment. */
  public static NoticeKey of(Kind kind, EnvironmentKey key, Instant moment) {
    return new NoticeKey(kind, key.account(), key.environment(), moment.toString());
  }

  /** A phase into which it came. */
  public static NoticeKey of(Kind kind, EnvironmentKey key, Phase phase) {
    return new NoticeKey(kind, key.account(), key.environment(), phase.name());
  }

  public static NoticeKey of(Kind kind, EnvironmentKey key) {
    return new NoticeKey(kind, key.account(), key.environment(), "");
  }

  public static NoticeKey of(Kind kind, AccountId account) {
    return new NoticeKey(kind, account, null, "");
  }

  public static NoticeKey ofAction(AccountId account, String activity) {
    return new NoticeKey(Kind.ACTION, account, null, activity);
  }

  /** Problems of many environments that began together. */
  public static NoticeKey of(CommonCause cause) {
    return new NoticeKey(Kind.PROBLEM, cause.account(), null, cause.kind() + ":" + cause.shared());
  }

  // Written out, because those that are generated are slow without the optimizing compiler.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof NoticeKey key
            && kind == key.kind
            && Objects.equals(environment, key.environment)
            && detail.equals(key.detail)
            && account.equals(key.account);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * detail.hashCode() + Objects.hashCode(environment)) + kind.ordinal();
  }

  /** The environment; null for an account or an action. */
  public @Nullable EnvironmentKey key() {
    return environment == null ? null : new EnvironmentKey(account, environment);
  }
}
