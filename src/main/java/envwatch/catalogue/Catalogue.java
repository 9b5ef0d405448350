package envwatch.catalogue;

import envwatch.model.ApiVersion;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Every operation of the service, in the order of its reference: v1, v2, v3. */
public final class Catalogue {
  private final List<Operation> operations;
  private final Set<String> plainNames;

  Catalogue(List<Operation> operations, List<String> plainNames) {
    this.operations = List.copyOf(operations);
    this.plainNames = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    this.plainNames.addAll(plainNames);
  }

  /** Reads it when it is needed first, and never again. */
  private static final class Lazy {
    static final Catalogue CATALOGUE = CatalogueReader.read();
  }

  /** The catalogue of this program; the first call reads a file. */
  public static Catalogue get() {
    return Lazy.CATALOGUE;
  }

  public List<Operation> operations() {
    return operations;
  }

  public List<Operation> of(ApiVersion version) {
    return operations.stream().filter(each -> each.version().equals(version)).toList();
  }

  /** The operation with this {@link Operation#id}. */
  public Optional<Operation> find(String id) {
    return operations.stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /**
   * The operation that a request with this method and path means. A fixed part of a path is
   * preferred to one that stands for a value: {@code envs/actions} is no environment.
   *
   * @param method in any letter case
   * @param path of the reference or of a request, in any letter case, with or without a slash
   */
  public Optional<Operation> find(ApiVersion version, String method, String path) {
    return of(version).stream()
        .filter(each -> each.method().equalsIgnoreCase(method))
        .filter(each -> PathPattern.of(each.path()).matches(path))
        .min(Comparator.comparingInt(each -> PathPattern.of(each.path()).values(path).size()));
  }

  /**
   * The operations whose name, path, group or purpose contains every word of the text; those whose
   * name begins with the text first.
   *
   * @param text in any letter case; all operations if blank
   */
  public List<Operation> search(String text) {
    List<String> words =
        Stream.of(lower(text).split("\\s+")).filter(word -> !word.isEmpty()).toList();
    String start = lower(text).strip();
    return operations.stream()
        .filter(each -> words.stream().allMatch(searched(each)::contains))
        .sorted(
            Comparator.comparing((Operation each) -> !lower(each.name()).startsWith(start))
                .thenComparing(each -> !lower(each.path()).contains("/" + start)))
        .toList();
  }

  private static String searched(Operation operation) {
    return lower(
        String.join(
            " ",
            String.valueOf(operation.version()),
            operation.method(),
            operation.name(),
            operation.path(),
            operation.group(),
            operation.purpose()));
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  /**
   * Whether a field of this name is known to hold no secret, although its name sounds like one.
   *
   * @param name in any letter case
   */
  public boolean plain(String name) {
    return plainNames.contains(name);
  }
}
