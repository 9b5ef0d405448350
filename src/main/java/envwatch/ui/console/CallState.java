package envwatch.ui.console;

import envwatch.catalogue.CallDraft;
import envwatch.catalogue.ShownAnswer;
import org.jspecify.annotations.Nullable;

/** How far the call is that is shown. */
sealed interface CallState {
  /** Nothing was sent yet. */
  record Idle() implements CallState {}

  /** It waits for its turn, or was sent. */
  record Running() implements CallState {}

  /**
   * No answer arrived, or nothing was sent.
   *
   * @param why as a sentence
   */
  record Unanswered(String why) implements CallState {}

  /**
   * An answer of any status.
   *
   * @param call what was sent, without secrets
   * @param summary status, time, size and calls left
   * @param failure what it means if the service did not carry out the call; null if it did
   * @param served what the body claims to be, for one that cannot be shown
   */
  record Answered(
      CallDraft call, String summary, @Nullable String failure, ShownAnswer content, String served)
      implements CallState {}
}
