package envwatch.tools;

import envwatch.tools.InvalidToolException.Kind;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What a tool opens or starts. */
public sealed interface ToolCommand {
  /** The fields that occur in it. */
  Set<ToolField> fields();

  /**
   * What is opened or started, each argument by itself, to be shown.
   *
   * @throws InvalidToolException if that cannot be done with these values
   */
  List<String> filled(ToolValues values);

  /**
   * A web address.
   *
   * @param address begins with {@code http://} or {@code https://}; may have fields in braces
   */
  record Link(String address) implements ToolCommand {
    /** RFC 3986, 2.3; all others are encoded, whichever part of the address they come into. */
    private static final String UNRESERVED =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";

    /**
     * @throws InvalidToolException if it is no such address
     */
    public Link {
      ToolTemplate template = new ToolTemplate(address);
      String typed = address.toLowerCase(Locale.ROOT);
      if (!typed.startsWith("http://") && !typed.startsWith("https://")) {
        throw new InvalidToolException(Kind.NOT_WEB);
      }
      var _ = checked(template.filled(field -> "x"), address);
    }

    @Override
    public Set<ToolField> fields() {
      return new ToolTemplate(address).fields();
    }

    /**
     * The address with these values, percent-encoded.
     *
     * @throws InvalidToolException if a value is missing, or leads elsewhere
     */
    public URI uri(ToolValues values) {
      String filled = new ToolTemplate(address).filled(field -> encoded(values.required(field)));
      return checked(filled, filled);
    }

    @Override
    public List<String> filled(ToolValues values) {
      return List.of(uri(values).toString());
    }

    private static URI checked(String text, String word) {
      URI uri;
      try {
        uri = new URI(text);
      } catch (URISyntaxException e) {
        throw new InvalidToolException(Kind.NO_ADDRESS, word);
      }
      if (uri.getRawAuthority() != null && uri.getRawAuthority().contains("@")) {
        throw new InvalidToolException(Kind.USER_IN_ADDRESS);
      }
      if (uri.getHost() == null) {
        throw new InvalidToolException(Kind.NO_ADDRESS, word);
      }
      if (Arrays.stream(uri.getRawPath().split("/"))
          .anyMatch(part -> part.equals(".") || part.equals(".."))) {
        throw new InvalidToolException(Kind.OTHER_PATH, word);
      }
      return uri;
    }

    private static String encoded(String value) {
      StringBuilder encoded = new StringBuilder();
      for (byte each : value.getBytes(StandardCharsets.UTF_8)) {
        if (UNRESERVED.indexOf(each) >= 0) {
          encoded.append((char) each);
        } else {
          encoded.append(String.format(Locale.ROOT, "%%%02X", each));
        }
      }
      return encoded.toString();
    }
  }

  /**
   * A program, which is started without a shell.
   *
   * @param program a name to be found on the search path, or a whole path
   * @param arguments each is one argument, whatever its values hold; may have fields in braces
   */
  record Program(String program, List<String> arguments) implements ToolCommand {
    private static final int MOST_ARGUMENTS = 50;

    /** What follows it is no option, by the convention of POSIX (XBD 12.2, guideline 10). */
    private static final String END_OF_OPTIONS = "--";

    /**
     * @throws InvalidToolException if it cannot be started
     */
    public Program {
      arguments = List.copyOf(arguments);
      check(program);
      if (arguments.size() > MOST_ARGUMENTS) {
        throw new InvalidToolException(Kind.TOO_MANY, String.valueOf(MOST_ARGUMENTS));
      }
      for (String argument : arguments) {
        var _ = new ToolTemplate(argument);
        if (hasControl(argument)) {
          throw new InvalidToolException(Kind.CONTROL_CHARACTER);
        }
      }
    }

    private static void check(String program) {
      if (program.isBlank()) {
        throw new InvalidToolException(Kind.NO_PROGRAM);
      }
      if (program.length() > ToolTemplate.LONGEST) {
        throw new InvalidToolException(Kind.TOO_LONG, String.valueOf(ToolTemplate.LONGEST));
      }
      if (hasControl(program)) {
        throw new InvalidToolException(Kind.CONTROL_CHARACTER);
      }
      boolean path = program.contains("/") || program.contains("\\");
      if (path && !isWhole(program)) {
        throw new InvalidToolException(Kind.PART_OF_PATH);
      }
    }

    /** Whether it begins at a root: of this system, or of Windows where a file came from there. */
    private static boolean isWhole(String program) {
      try {
        return Path.of(program).isAbsolute() || program.matches("[A-Za-z]:[\\\\/].*");
      } catch (InvalidPathException e) {
        return false;
      }
    }

    private static boolean hasControl(String text) {
      return text.chars().anyMatch(Character::isISOControl);
    }

    @Override
    public Set<ToolField> fields() {
      Set<ToolField> fields = EnumSet.noneOf(ToolField.class);
      arguments.forEach(argument -> fields.addAll(new ToolTemplate(argument).fields()));
      return fields;
    }

    /**
     * The program and its arguments.
     *
     * @throws InvalidToolException if a value is missing or would be taken for an option, and on
     *     Windows for a file that its command interpreter runs
     */
    @Override
    public List<String> filled(ToolValues values) {
      boolean windows = System.getProperty("os.name").startsWith("Windows");
      if (windows) {
        refuseBatchFile(program);
      }
      List<String> command = new ArrayList<>();
      command.add(program);
      for (String argument : arguments) {
        String filled = new ToolTemplate(argument).filled(values::required);
        boolean option = filled.startsWith("-") || windows && filled.startsWith("/");
        if (option
            && argument.startsWith("{")
            && !argument.startsWith("{{")
            && !command.contains(END_OF_OPTIONS)) {
          throw new InvalidToolException(Kind.LIKE_OPTION, filled);
        }
        command.add(filled);
      }
      return command;
    }

    /**
     * Windows hands these to cmd.exe, which takes the arguments apart once more by rules of its
     * own: a value could start another program (CVE-2024-24576 and its kin). It ignores blanks and
     * dots at the end of a name.
     */
    static void refuseBatchFile(String program) {
      String name = program.toLowerCase(Locale.ROOT).replaceAll("[\\s.\"]+$", "");
      if (name.endsWith(".bat") || name.endsWith(".cmd")) {
        throw new InvalidToolException(Kind.BATCH_FILE);
      }
    }
  }
}
