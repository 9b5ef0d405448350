package envwatch.ui.model;

import envwatch.history.Note;
import envwatch.history.Subject;
import envwatch.model.EnvironmentKey;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What the user wrote about an environment and its machines.
 *
 * @param tags of the environment itself
 * @param machineTags of its machines
 * @param texts of both
 */
public record RowNotes(List<String> tags, List<String> machineTags, List<String> texts) {
  public static final RowNotes NONE = new RowNotes(List.of(), List.of(), List.of());

  public static Map<EnvironmentKey, RowNotes> of(Map<Subject, Note> notes) {
    Map<EnvironmentKey, RowNotes> byEnvironment = new HashMap<>();
    notes.forEach((subject, note) ->
        byEnvironment.merge(
            subject.environment(), of(note, subject.machine() == null), RowNotes::with));
    return byEnvironment;
  }

  private static RowNotes of(Note note, boolean ofEnvironment) {
    List<String> texts = note.text().isBlank() ? List.of() : List.of(note.text());
    return ofEnvironment
        ? new RowNotes(note.tags(), List.of(), texts)
        : new RowNotes(List.of(), note.tags(), texts);
  }

  private RowNotes with(RowNotes other) {
    return new RowNotes(
        both(tags, other.tags),
        both(machineTags, other.machineTags).stream().sorted().toList(),
        both(texts, other.texts).stream().sorted().toList());
  }

  /** All tags, each once. */
  List<String> allTags() {
    return both(tags, machineTags);
  }

  private static List<String> both(List<String> some, List<String> others) {
    return Stream.concat(some.stream(), others.stream()).distinct().toList();
  }
}
