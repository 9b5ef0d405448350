package envwatch.catalogue;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the content of an answer holds a secret: names of fields, and {@code []} for every element
 * of a list. Empty where the whole content is secret. The content is the body, in v2 its {@code
 * data}.
 */
record SecretPath(List<String> steps) {
  /** The step to each element of a list. */
  public static final String ELEMENT = "[]";

  public SecretPath {
    steps = List.copyOf(steps);
  }

  /**
   * Reads the notation of the catalogue.
   *
   * @param text such as {@code vms[].password}; a single dot for the whole content
   */
  public static SecretPath of(String text) {
    List<String> steps = new ArrayList<>();
    for (String part : text.split("\\.")) {
      if (part.endsWith(ELEMENT)) {
        steps.add(part.substring(0, part.length() - ELEMENT.length()));
        steps.add(ELEMENT);
      } else {
        steps.add(part);
      }
    }
    steps.removeIf(String::isEmpty);
    return new SecretPath(steps);
  }

  /**
   * Whether this path leads to the same place, whatever the letter case of the names.
   *
   * @param place names of fields and {@link #ELEMENT}
   */
  public boolean leadsTo(List<String> place) {
    if (place.size() != steps.size()) {
      return false;
    }
    for (int i = 0; i < steps.size(); i++) {
      if (!steps.get(i).equalsIgnoreCase(place.get(i))) {
        return false;
      }
    }
    return true;
  }
}
