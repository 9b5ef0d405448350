package envwatch.tools;

import java.io.Serial;

/** Thrown for a tool that cannot be kept, or not be started for what is selected. */
public final class InvalidToolException extends IllegalArgumentException {
  @Serial private static final long serialVersionUID = 1L;

  private final Kind kind;
  private final String word;

  /** What is wrong. */
  public enum Kind {
    NO_NAME,
    /** A text is too long; the word is the most characters that it may have. */
    TOO_LONG,
    /** There are too many of something; the word is how many there may be. */
    TOO_MANY,
    /** A brace without its counterpart; the word is the text from there. */
    UNBALANCED,
    /** The word is what stands in the braces. */
    UNKNOWN_FIELD,
    /** The word names something secret. */
    SECRET_FIELD,
    /** What the tool is for has no such field, which is the word. */
    FIELD_OF_OTHERS,
    /** An address is neither http nor https. */
    NOT_WEB,
    /** An address is none; as typed, or with its values. */
    NO_ADDRESS,
    /** An address holds a user or a password. */
    USER_IN_ADDRESS,
    NO_PROGRAM,
    /** A program that is neither a name nor a whole path. */
    PART_OF_PATH,
    /** A program that Windows runs through its command interpreter. */
    BATCH_FILE,
    /** An argument holds a line break or another control character. */
    CONTROL_CHARACTER,
    /** What it is started for has no value for the word, a field. */
    NO_VALUE,
    /** The value of the field, which is the word, would be taken for an option. */
    LIKE_OPTION,
    /** A value would lead to another place of the web server. */
    OTHER_PATH,
    /** A file holds no tools. */
    NO_TOOLS,
    /** A tool of a file has something that is not known, or of another type: the word. */
    UNKNOWN_ENTRY
  }

  InvalidToolException(Kind kind, String word) {
    super(kind + " " + word);
    this.kind = kind;
    this.word = word;
  }

  InvalidToolException(Kind kind) {
    this(kind, "");
  }

  public Kind kind() {
    return kind;
  }

  /** What it is about, as typed or served; empty where the kind says all. */
  public String word() {
    return word;
  }
}
