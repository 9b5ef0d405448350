package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.RawAnswer;
import envwatch.catalogue.Effect;
import envwatch.catalogue.IdKind;
import envwatch.catalogue.Mistake;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/** Words for calls that are written by hand. */
public final class CallWords {
  private CallWords() {}

  /** Why a call cannot be sent, as a sentence. */
  public static String sentence(Mistake mistake) {
    return text(
        "call.mistake." + key(mistake.kind()),
        mistake.parameter(),
        kind(mistake.expected()),
        kind(mistake.found()));
  }

  /** What an id names: {@code an environment}; empty for null. */
  public static String kind(@Nullable IdKind kind) {
    return kind == null ? "" : text("call.id." + key(kind));
  }

  /** What an operation changes: {@code nothing}. */
  public static String effect(Effect effect) {
    return text("call.effect." + key(effect));
  }

  /** What the answer means if the service did not carry out the call. */
  public static String failure(RawAnswer answer, ApiException failure, URI address) {
    return failure instanceof Unreachable redirect && redirect.kind() == Unreachable.Kind.REDIRECT
        ? text("call.redirect", answer.status())
        : FailureWords.sentence(failure, address);
  }

  /** Status, time, size and calls left in one line. */
  public static String summary(RawAnswer answer) {
    String said = text("call.summary", answer.status(), answer.took().toMillis(), answer.size());
    return answer.callsLeft().isEmpty()
        ? said
        : text("call.summary.left", said, answer.callsLeft().getAsLong());
  }

  /** That the body is not text, and what it claims to be. */
  public static String binary(RawAnswer answer) {
    return text("call.binary", contentType(answer), answer.size());
  }

  /** That the body is text, but not JSON. */
  public static String otherText(RawAnswer answer) {
    return text("call.other-text", contentType(answer));
  }

  private static String contentType(RawAnswer answer) {
    String served = answer.contentType();
    return served == null || served.isBlank()
        ? text("call.type-unknown")
        : TerminalText.clipped(TerminalText.plain(served), 60);
  }
}
