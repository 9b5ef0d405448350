package envwatch.ui.console;

import envwatch.catalogue.AnswerNode;
import envwatch.catalogue.IdKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Ids with the names that answers tell of them, to complete parameters by name. */
final class NamedIds {
  private static final int MOST = 5_000;

  /** The fields that hold names, in API v3. */
  private static final List<String> NAMES = List.of("name", "displayName", "friendlyName", "title");

  private final Map<String, String> names = new LinkedHashMap<>();

  /** Remembers every id of an answer that has a name beside it. */
  void learn(AnswerNode node) {
    switch (node) {
      case AnswerNode.Fields(List<AnswerNode.Field> fields) -> {
        text(fields, "id")
            .ifPresent(id ->
                NAMES.stream()
                    .flatMap(name -> text(fields, name).stream())
                    .findFirst()
                    .ifPresent(name -> remember(id, name)));
        fields.forEach(field -> learn(field.value()));
      }
      case AnswerNode.Elements(List<AnswerNode> elements) -> elements.forEach(this::learn);
      case AnswerNode.Text text -> {}
      case AnswerNode.Plain plain -> {}
      case AnswerNode.Hidden hidden -> {}
    }
  }

  private static Optional<String> text(List<AnswerNode.Field> fields, String name) {
    return fields.stream()
        .filter(field -> field.name().equalsIgnoreCase(name))
        .flatMap(field ->
            field.value() instanceof AnswerNode.Text(String text)
                ? Optional.of(text).stream()
                : Optional.<String>empty().stream())
        .findFirst();
  }

  private void remember(String id, String name) {
    if (names.size() < MOST && IdKind.of(id).isPresent()) {
      names.put(id, name);
    }
  }

  /** The names of the ids of this kind, by id. */
  Map<String, String> of(IdKind kind) {
    Map<String, String> found = new LinkedHashMap<>();
    names.forEach((id, name) -> {
      if (IdKind.of(id).filter(kind::equals).isPresent()) {
        found.put(id, name);
      }
    });
    return found;
  }
}
