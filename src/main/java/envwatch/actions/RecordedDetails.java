package envwatch.actions;

import envwatch.catalogue.RawCall;
import envwatch.model.Action;
import envwatch.model.Secret;
import envwatch.model.VisibleText;
import envwatch.model.training.ClassField;
import envwatch.model.training.Person;
import envwatch.model.training.TrainingAction;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reduces an order, and the service's words about it, to what may be recorded: one short line
 * without secrets.
 */
final class RecordedDetails {
  private static final int LONGEST = 300;

  /**
   * A quoted program, or the text before the first blank. A command line may hold a password
   * anywhere after that ({@code /login ann secret}), or before it in the form {@code NAME=secret}
   * or {@code user:secret@host}, so the text after such a sign is removed too.
   */
  private static final Pattern PROGRAM = Pattern.compile("\\s*(?:\"([^\"=?]*)|([^\\s=?;|&\"]*))");

  /** Links of people sign in whoever opens them. */
  private static final Pattern ADDRESS = Pattern.compile("(?i)\\bhttps?://\\S+");

  /** A text of a JSON body that is a value, not a name. */
  private static final Pattern VALUE = Pattern.compile("[:\\[,]\\s*\"((?:[^\"\\\\]|\\\\.)+)\"");

  /** What is shorter is no secret, and may be part of any word. */
  private static final int SHORTEST_VALUE = 4;

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private RecordedDetails() {}

  public static @Nullable String of(Order order) {
    return switch (order) {
      case EnvironmentOrder(var target, Action action) -> of(action);
      case ClassOrder onClass -> of(onClass);
      case CreationOrder _, CallOrder _ -> null;
    };
  }

  /** The names, where several people are meant; the target itself names one. */
  private static @Nullable String of(ClassOrder order) {
    ClassTarget target = order.target();
    if (target.people().size() > 1) {
      return oneLine(String.join(", ", target.people()));
    }
    String name =
        order.action() instanceof TrainingAction.EditClass edit
            ? edit.changes().get(ClassField.NAME)
            : null;
    return name == null || name.isBlank() ? null : oneLine(name);
  }

  static @Nullable String of(Action action) {
    String detail =
        switch (action) {
          case Action.RunPath run -> program(run.path());
          case Action.AddMachine add -> add.name();
          case Action.TakeSnapshot take -> take.name();
          case Action.InviteEndUser invite -> invite.invitation().email();
          case Action.EditEnvironment edit -> edit.name();
          case Action.RevertEnvironment revert ->
              revert.snapshot() == null ? null : revert.snapshot().value();
          case Action.MarkSnapshotDefault mark -> mark.snapshot().value();
          case Action.EditHardware edit -> hardware(edit);
          default -> null;
        };
    return detail == null || detail.isBlank() ? null : oneLine(detail);
  }

  private static String hardware(Action.EditHardware edit) {
    return Stream.of(
            edit.cpus() == null ? "" : edit.cpus() + " CPU",
            edit.memoryMegabytes() == null ? "" : edit.memoryMegabytes() + " MB",
            edit.diskGigabytes() == null ? "" : edit.diskGigabytes() + " GB")
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  static String program(String path) {
    Matcher matcher = PROGRAM.matcher(path);
    if (!matcher.lookingAt()) {
      return "";
    }
    String program = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
    int userInfo = program.indexOf('@') < 0 ? -1 : program.indexOf(':');
    return (userInfo < 0 ? program : program.substring(0, userInfo)).strip();
  }

  /** The service's words about an action, without secrets that the action's path may contain. */
  public static String serviceWords(String words, Action action) {
    if (action instanceof Action.InviteEndUser) {
      return withoutLinks(words);
    }
    if (!(action instanceof Action.RunPath run) || run.path().isBlank()) {
      return oneLine(words);
    }
    String program = program(run.path());
    int end = run.path().indexOf(program) + program.length();
    String rest = run.path().substring(end).strip();
    String kept = words.replace(run.path(), program);
    return oneLine(rest.isEmpty() ? kept : kept.replace(rest, "…"));
  }

  /** The service's words without links and the class password. */
  static String serviceWords(String words, TrainingAction action) {
    Secret passphrase =
        switch (action) {
          case TrainingAction.CreateClass create -> create.draft().get(ClassField.PASSPHRASE);
          case TrainingAction.EditClass edit -> edit.changes().get(ClassField.PASSPHRASE);
          default -> null;
        };
    return withoutLinks(
        passphrase == null || passphrase.reveal().isBlank()
            ? words
            : words.replace(passphrase.reveal(), "…"));
  }

  /** The service's words without links and without what was sent, except for ids. */
  static String serviceWords(String words, RawCall call) {
    Collection<String> ids = call.subjects().values();
    List<String> sent =
        Stream.concat(call.values().values().stream(), bodyValues(call))
            .filter(value -> value.length() >= SHORTEST_VALUE && !ids.contains(value))
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList();
    String kept = ADDRESS.matcher(words).replaceAll("…");
    for (String value : sent) {
      kept = kept.replace(value, "…");
    }
    return oneLine(kept);
  }

  private static Stream<String> bodyValues(RawCall call) {
    byte[] body = call.body();
    return body == null
        ? Stream.empty()
        : VALUE
            .matcher(new String(body, StandardCharsets.UTF_8))
            .results()
            .map(found -> found.group(1));
  }

  /** The people of an answer, each text in one line. */
  static List<Person> people(List<Person> served) {
    return served.stream()
        .map(person ->
            new Person(
                person.id(), line(person.email()), line(person.fullName()), person.environment()))
        .toList();
  }

  private static @Nullable String line(@Nullable String text) {
    return text == null ? null : oneLine(text);
  }

  /** Reduces the service's words to one line, without addresses. */
  private static String withoutLinks(String words) {
    return oneLine(ADDRESS.matcher(words).replaceAll("…"));
  }

  /** Reduces the service's words to one line. */
  public static String oneLine(String text) {
    String line = BLANKS.matcher(VisibleText.line(text)).replaceAll(" ").strip();
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST - 1) + "…";
  }
}
