package envwatch.catalogue;

/** The body of an answer, ready to be shown: nothing in it discloses a secret by itself. */
public sealed interface ShownAnswer {
  record Empty() implements ShownAnswer {}

  record Json(AnswerNode content) implements ShownAnswer {}

  /**
   * Text that is not JSON, such as a web page.
   *
   * @param text with known secrets replaced by {@link AnswerJson#MASK}
   */
  record Text(String text) implements ShownAnswer {}

  /** No text at all. */
  record Binary() implements ShownAnswer {}

  /** JSON with more values than can be taken apart, so that secrets in it cannot be found. */
  record TooManyValues() implements ShownAnswer {}
}
