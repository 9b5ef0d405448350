package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.Range;
import envwatch.history.Subject;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.StoreException;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.platform.AppDirectories;
import envwatch.runtime.Demo;
import envwatch.settings.SettingsFile;
import envwatch.util.Bounds;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints what was recorded, whether or not a window is open. */
@Command(name = "history")
final class HistoryCommand extends Subcommand {
  private static final Duration LONGEST = Duration.ofDays(3_650);

  /** So much is read at once. */
  private static final Duration STEP = Duration.ofDays(1);

  @ArgGroup(exclusive = true)
  private final Form form = new Form();

  @Option(names = "--since", descriptionKey = "cli.option.since", paramLabel = "TIME")
  private String since = "24h";

  /** In which form it is printed; by default, in lines. */
  private static final class Form {
    @Option(names = "--json", descriptionKey = "cli.option.json.history")
    private boolean json;

    @Option(names = "--csv", descriptionKey = "cli.option.csv")
    private boolean csv;
  }

  HistoryCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws UsageException {
    if (options().concernService()) {
      throw new UsageException(text("cli.history.options"));
    }
    Duration length = WrittenDuration.parse("--since", since, LONGEST);
    List<EnvironmentId> only = options().environments();
    AppDirectories directories = options().directories();
    Path path = historyFile(directories);
    HistoryFile file = new HistoryFile(path);
    if (!file.exists()) {
      return refused(text("cli.history.none", path));
    }
    try (HistoryReader reader = file.read()) {
      return print(reader, length, only, names(directories));
    } catch (StoreException e) {
      return refused(
          e.kind() == StoreException.Kind.NEWER
              ? text("cli.history.newer", path)
              : text("cli.history.unreadable", path, e.reason()));
    }
  }

  private int refused(String sentence) {
    say(sentence);
    return COULD_NOT_LOOK;
  }

  /** An account that was deleted has no name any more. */
  private static Function<AccountId, String> names(AppDirectories directories) {
    Map<AccountId, String> names = new HashMap<>();
    names.put(Demo.ACCOUNT, text("demo.account"));
    try (SettingsFile file = new SettingsFile(directories)) {
      file.current().accounts().forEach(account -> names.put(account.id(), account.name()));
    }
    return id -> names.getOrDefault(id, id.value());
  }

  private int print(
      HistoryReader reader,
      Duration length,
      List<EnvironmentId> only,
      Function<AccountId, String> names)
      throws StoreException {
    List<Subject> subjects = new ArrayList<>();
    for (EnvironmentId id : only) {
      Set<Subject> found = named(reader, id);
      if (found.isEmpty()) {
        return refused(text("cli.history.unknown-environment", id.value()));
      }
      subjects.addAll(found);
    }
    // What is seen at this very moment belongs to it.
    Instant until = context.clock().instant().plusMillis(1);
    Range range = new Range(until.minus(length), until);
    HistoryPrinter printer = printer(names);
    printer.begin(reader.looking(range), range);
    for (Instant from = range.from(); from.isBefore(until); from = from.plus(STEP)) {
      Instant end = Bounds.min(from.plus(STEP), until);
      for (Change change : changes(reader, new Range(from, end), subjects)) {
        if (!printer.print(change)) {
          return 0;
        }
      }
    }
    printer.end();
    return 0;
  }

  /** The environments of all accounts that have this id. */
  private static Set<Subject> named(HistoryReader reader, EnvironmentId id) throws StoreException {
    Set<Subject> found = new LinkedHashSet<>();
    reader.lastSeen().stream()
        .map(seen -> seen.subject().environment())
        .filter(key -> key.environment().equals(id))
        .forEach(key -> found.add(Subject.of(key)));
    return found;
  }

  /** Oldest first. */
  private static List<Change> changes(HistoryReader reader, Range range, List<Subject> subjects)
      throws StoreException {
    if (subjects.isEmpty()) {
      return reader.changes(ChangeQuery.all(range)).reversed();
    }
    List<Change> found = new ArrayList<>();
    for (Subject subject : subjects) {
      ChangeQuery query = new ChangeQuery(range, null, subject, Integer.MAX_VALUE);
      found.addAll(reader.changes(query).reversed());
    }
    found.sort(Comparator.comparing(Change::firstSeenAfter));
    return found;
  }

  private HistoryPrinter printer(Function<AccountId, String> names) {
    if (form.json) {
      return new HistoryPrinter.Json(out(), names);
    }
    return form.csv
        ? new HistoryPrinter.Csv(out(), names, ZoneId.systemDefault())
        : new HistoryPrinter.Lines(out(), names, ZoneId.systemDefault());
  }
}
