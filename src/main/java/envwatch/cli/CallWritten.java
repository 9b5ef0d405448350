package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.catalogue.CallForm;
import envwatch.catalogue.Catalogue;
import envwatch.catalogue.Operation;
import envwatch.catalogue.PathPattern;
import envwatch.model.ApiVersion;
import envwatch.runtime.Services;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An operation as written on the command line.
 *
 * @param path may hold values of the operation's path
 * @param values {@code NAME=VALUE}
 */
record CallWritten(Operation operation, String path, List<String> values) {
  private static final String GET = "GET";

  /**
   * Understands {@code v3 PUT envs/actions/suspend envId=EN1}, {@code v2 Env SuspendEnvironment
   * envId=X} and {@code v2 Env/SuspendEnvironment envId=X}.
   *
   * @param words at least one
   */
  static CallWritten parse(List<String> words) throws UsageException {
    List<String> names = words.stream().takeWhile(word -> !isValue(word)).toList();
    List<String> values = new ArrayList<>(words.subList(names.size(), words.size()));
    for (String value : values) {
      if (!isValue(value)) {
        throw new UsageException(text("cli.api.no-value", value));
      }
    }
    if (names.isEmpty()) {
      throw new UsageException(text("cli.api.no-operation"));
    }
    ApiVersion version =
        Services.versions().stream()
            .filter(each -> each.toString().equalsIgnoreCase(names.getFirst()))
            .findFirst()
            .orElseThrow(() -> new UsageException(text("cli.api.no-version", names.getFirst())));
    List<String> rest = names.subList(1, names.size());
    boolean method =
        rest.size() > 1 && rest.getFirst().matches("(?i)GET|POST|PUT|PATCH|DELETE|OPTIONS");
    String[] address =
        String.join("/", method ? rest.subList(1, rest.size()) : rest).split("\\?", 2);
    if (address.length == 2) {
      for (String value : address[1].split("&")) {
        values.add(decoded(value));
      }
    }
    Optional<Operation> found =
        Catalogue.get().find(version, method ? rest.getFirst() : GET, address[0]);
    return new CallWritten(
        found.orElseThrow(
            () -> new UsageException(text("cli.api.unknown-operation", String.join(" ", names)))),
        address[0],
        values);
  }

  /** A word with a path and its query is no value, although it has an equals sign. */
  private static boolean isValue(String word) {
    int equals = word.indexOf('=');
    return equals > 0 && word.substring(0, equals).matches("[A-Za-z_][A-Za-z0-9_.]*");
  }

  private static String decoded(String text) throws UsageException {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw new UsageException(text("cli.api.not-encoded", text));
    }
  }

  /** The operation filled in, not yet checked. */
  CallForm form() {
    CallForm form = new CallForm(operation);
    PathPattern.of(operation.path()).values(path).forEach(form::fill);
    for (String value : values) {
      int equals = value.indexOf('=');
      form.fill(
          equals < 0 ? value : value.substring(0, equals),
          equals < 0 ? "" : value.substring(equals + 1));
    }
    return form;
  }
}
