package envwatch.links;

import envwatch.model.EnvironmentId;
import envwatch.model.MachineId;
import envwatch.model.training.ClassId;

/**
 * What a window is asked to show. It is selected there, or is an empty form that a person would
 * have to fill in and send; nothing else happens, because anybody can write a link.
 */
public sealed interface Destination {
  /** In characters, of a link or a name. */
  int LONGEST = 1_000;

  /** An environment of whichever account sees it. */
  record OfEnvironment(EnvironmentId id) implements Destination {}

  /** A machine, whose id is unique only within its environment. */
  record OfMachine(EnvironmentId environment, MachineId id) implements Destination {}

  /** A class of whichever account sees it. */
  record OfClass(ClassId id) implements Destination {}

  /** The page of classes. */
  record Classes() implements Destination {}

  /** The form of a new environment; a link never fills anything in. */
  record NewEnvironment() implements Destination {}

  /** What a person typed: an id, a name, or a part of one. */
  record Named(String words) implements Destination {}

  /** Why a text names nothing that a window could show. */
  final class Refused extends Exception {
    private static final long serialVersionUID = 1L;

    private final String key;

    Refused(String key) {
      super(key);
      this.key = key;
    }

    /** The key of the sentence that says so. */
    public String key() {
      return key;
    }
  }

  /** The link that leads here; for words, the words themselves. */
  default String written() {
    return switch (this) {
      case OfEnvironment(EnvironmentId id) -> LinkForm.link(LinkForm.ENVIRONMENT, id.value());
      case OfMachine(EnvironmentId environment, MachineId id) ->
          LinkForm.link(LinkForm.MACHINE, environment.value(), id.value());
      case OfClass(ClassId id) -> LinkForm.link(LinkForm.CLASS, id.value());
      case Classes() -> LinkForm.link(LinkForm.CLASSES);
      case NewEnvironment() -> LinkForm.link(LinkForm.NEW_ENVIRONMENT);
      case Named(String words) -> words;
    };
  }

  /** Whether a text is meant as a link, well-formed or not. */
  static boolean isLink(String written) {
    return written.regionMatches(true, 0, LinkForm.SCHEME, 0, LinkForm.SCHEME.length());
  }

  /**
   * Understands a link, or takes the text as words. A link is accepted only in the form in which
   * this program writes it: an address that carries anything else is none.
   */
  static Destination parse(String written) throws Refused {
    if (written.length() > LONGEST) {
      throw new Refused("link.refused.long");
    }
    if (isLink(written)) {
      return LinkForm.parse(written);
    }
    String words = written.strip();
    if (words.isEmpty() || words.chars().anyMatch(Character::isISOControl)) {
      throw new Refused("link.refused.words");
    }
    return new Named(words);
  }
}
