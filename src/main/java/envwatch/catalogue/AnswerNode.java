package envwatch.catalogue;

import envwatch.model.Secret;
import java.util.List;

/** A part of an answer, in which secrets are hidden. */
public sealed interface AnswerNode {
  /** An object, in the order served. */
  record Fields(List<Field> fields) implements AnswerNode {
    public Fields {
      fields = List.copyOf(fields);
    }
  }

  /** A field of an object. */
  record Field(String name, AnswerNode value) {}

  /** A list. */
  record Elements(List<AnswerNode> elements) implements AnswerNode {
    public Elements {
      elements = List.copyOf(elements);
    }
  }

  /** A text that holds no secret. */
  record Text(String text) implements AnswerNode {}

  /**
   * A number, {@code true}, {@code false} or {@code null}.
   *
   * @param json as in JSON
   */
  record Plain(String json) implements AnswerNode {}

  /** A text that is, or contains, a secret. */
  record Hidden(Secret secret) implements AnswerNode {}
}
