package envwatch.catalogue;

import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What an id names. In v3, most ids begin with two letters that tell it (service/api-v3.md, 1). */
public enum IdKind {
  ENVIRONMENT("EN"),
  MACHINE("MC"),
  /** A template that machines are created from. */
  TEMPLATE("VM"),
  SNAPSHOT("SS"),
  BLUEPRINT("BP"),
  PROJECT("PR"),
  POLICY("PO"),
  REGION("RE"),
  CLASS("CO"),
  STUDENT("SD"),
  /** A member of a project, such as an instructor or an inviter. */
  MEMBER("VP"),
  USER("US"),
  TEAM("TM"),
  SUBSCRIPTION("SB"),
  WEBHOOK(null),
  /** A command that was started on a machine. */
  EXECUTION(null);

  private final @Nullable String prefix;

  IdKind(@Nullable String prefix) {
    this.prefix = prefix;
  }

  /** How ids of this kind begin in v3; null if it is not known. */
  public @Nullable String prefix() {
    return prefix;
  }

  /** The kind whose ids begin like this one in v3; empty if there is none. */
  public static Optional<IdKind> of(String id) {
    return Stream.of(values())
        .filter(kind -> kind.prefix != null && id.startsWith(kind.prefix))
        .findFirst();
  }
}
