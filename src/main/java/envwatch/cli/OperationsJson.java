package envwatch.cli;

import envwatch.catalogue.Operation;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes operations of the service as JSON, for programs. docs/command-line.md documents the
 * format; fields may be added, but never removed.
 */
final class OperationsJson {
  private OperationsJson() {}

  public static String write(List<Operation> operations) {
    ArrayNode array = PrintedJson.array();
    operations.forEach(each -> describe(each, array.addObject()));
    return PrintedJson.indented(array);
  }

  private static void describe(Operation operation, ObjectNode to) {
    to.put("version", operation.version().toString());
    if (operation.byCommand()) {
      to.put("category", operation.category()).put("command", operation.command());
    } else {
      to.put("method", operation.method()).put("path", operation.path());
    }
    to.put("name", operation.name())
        .put("purpose", operation.purpose())
        .put("changes", word(operation.effect()))
        .put("source", word(operation.source()))
        .put("undocumented", operation.undocumented())
        .put("deprecated", operation.deprecated());
    ArrayNode parameters = to.putArray("parameters");
    operation
        .parameters()
        .forEach(each ->
            parameters
                .addObject()
                .put("name", each.name())
                .put("in", word(each.place()))
                .put("type", word(each.type()))
                .put("required", each.required())
                .put("id", each.id() == null ? null : word(each.id()))
                .put("meaning", each.meaning()));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
