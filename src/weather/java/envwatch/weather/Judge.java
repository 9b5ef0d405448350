package envwatch.weather;

import envwatch.api.ApiException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReference;

/** What must hold of every case, whatever was asked; and the place where breaches are told. */
final class Judge {
  private static final int SHOWN = 700;

  private final ClientCase one;
  private final Visitor visitor;
  private final AtomicReference<Answer> made;
  private final Marks marks;
  private final Report report;

  /**
   * @param made the answer as it was sent; null until it was asked for
   */
  Judge(ClientCase one, Visitor visitor, AtomicReference<Answer> made, Marks marks, Report report) {
    this.one = one;
    this.visitor = visitor;
    this.made = made;
    this.marks = marks;
    this.report = report;
  }

  void breach(String kind, String detail) {
    Answer answer = made.get();
    String sent = answer == null ? "nothing" : shown(answer);
    report.breach(new Breach(kind, one.name(), one.about(), detail + "\nanswered: " + sent));
  }

  private String shown(Answer answer) {
    String head = new String(answer.head(), StandardCharsets.UTF_8);
    String all =
        head
            + new String(
                answer.body(), 0, Math.min(answer.body().length, SHOWN), StandardCharsets.UTF_8);
    return all.length() > SHOWN ? all.substring(0, SHOWN) + " ..." : all;
  }

  void outcome(String table, String kind) {
    report.count(table, kind);
  }

  /** No secret in what may be shown or logged. */
  void noSecretIn(String where, String text) {
    marks.in(text).ifPresent(secret -> breach("secret in " + where, secret + ": " + text));
  }

  /** A failure that holds for one answer only must not be taken for the service's own word. */
  void failure(ApiException failure) {
    noSecretIn("an exception", Marks.trace(failure));
    boolean speaksOfKey =
        failure instanceof ApiException.Unauthorized || failure instanceof ApiException.ClockSkew;
    boolean speaksOfOne =
        failure instanceof ApiException.Forbidden || failure instanceof ApiException.NotFound;
    // A redirect may lead to what the service does not have, which it then says itself.
    boolean own = one.mutation().own() || ledToNothing();
    if (one.topic() != Topic.PING && speaksOfOne && !own) {
      breach("taken for the service's word: " + name(failure), failure.getMessage());
    }
    boolean about401 =
        own
            && (one.mutation().name().endsWith("401")
                || one.topic() == Topic.PING && one.mutation().name().endsWith("403"));
    if (speaksOfKey && !about401) {
      breach("taken for a key not accepted", failure.getMessage());
    }
  }

  static String name(ApiException failure) {
    String name = failure.getClass().getSimpleName();
    return switch (failure) {
      case ApiException.Unreachable e -> name + " " + e.kind();
      case ApiException.Unreadable e -> name + " " + e.what();
      default -> name;
    };
  }

  /** Whether the client was led to what the service does not have. */
  boolean ledToNothing() {
    return visitor.count(Topic.NOTHING) > 0;
  }

  long changesReceived() {
    return visitor.count(Topic.CHANGE);
  }

  int touched() {
    Answer answer = made.get();
    return answer == null ? -1 : answer.touched();
  }

  private boolean isLarge() {
    return one.mutation().name().startsWith("large");
  }

  /** What the server saw. */
  void requests() {
    if (visitor.badSignatures() > 0) {
      breach("signed otherwise than sent", visitor.badSignatures() + " requests");
    }
    boolean redirected = one.mutation().name().startsWith("redirect");
    // v1 and v2 sign in the address: who follows a redirect to it sends the token once more.
    if (visitor.repeatedTokens() > 0 && !(redirected && one.version() < 3)) {
      breach("a token sent twice", visitor.repeatedTokens() + " times");
    }
    // A list of v2 that is too large is asked for again without machines.
    int most = one.version() == 2 && one.topic() == Topic.LIST && isLarge() ? 2 : 1;
    if (!redirected && one.topic() != Topic.NAMES && visitor.count(one.topic()) > most) {
      breach("a request sent again", visitor.count(one.topic()) + " times");
    }
  }
}
