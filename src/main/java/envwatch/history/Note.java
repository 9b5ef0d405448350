package envwatch.history;

import java.util.List;

/**
 * What the user wrote about an environment or machine.
 *
 * @param text may contain line breaks; empty if there are only tags
 * @param tags without spaces, in the order in which they were entered
 */
public record Note(String text, List<String> tags) {
  public static final Note NONE = new Note("", List.of());

  public Note {
    tags = List.copyOf(tags);
  }

  public boolean isEmpty() {
    return text.isBlank() && tags.isEmpty();
  }
}
