package envwatch.links;

import envwatch.model.EnvironmentId;
import envwatch.model.MachineId;
import envwatch.model.training.ClassId;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The written form of links: {@code envwatch://machine/ENVIRONMENT/MACHINE}. */
final class LinkForm {
  static final String SCHEME = "envwatch:";
  static final String ENVIRONMENT = "environment";
  static final String MACHINE = "machine";
  static final String CLASS = "class";
  static final String CLASSES = "classes";
  static final String NEW_ENVIRONMENT = "new-environment";

  /** Neither user, port, query nor fragment; what an id may contain besides is encoded. */
  private static final Pattern FORM =
      Pattern.compile(SCHEME + "//([a-z-]+)((?:/[A-Za-z0-9._~%-]+)*)", Pattern.CASE_INSENSITIVE);

  private static final Pattern ENCODED = Pattern.compile("(?:[A-Za-z0-9._~-]|%[0-9A-Fa-f]{2})+");

  private LinkForm() {}

  static String link(String kind, String... ids) {
    return Stream.of(ids)
        .map(id -> "/" + URLEncoder.encode(id, StandardCharsets.UTF_8).replace("+", "%20"))
        .collect(Collectors.joining("", SCHEME + "//" + kind, ""));
  }

  static Destination parse(String written) throws Destination.Refused {
    Matcher link = FORM.matcher(written);
    if (!link.matches()) {
      throw new Destination.Refused("link.refused.form");
    }
    List<String> encoded = Stream.of(link.group(2).split("/")).skip(1).toList();
    // RFC 3986, 3.1 and 3.2.2: scheme and host are the same in capital letters.
    String kind = link.group(1).toLowerCase(Locale.ROOT);
    int ids =
        switch (kind) {
          case CLASSES, NEW_ENVIRONMENT -> 0;
          case ENVIRONMENT, CLASS -> 1;
          case MACHINE -> 2;
          default -> throw new Destination.Refused("link.refused.kind");
        };
    if (encoded.size() != ids) {
      throw new Destination.Refused("link.refused.ids");
    }
    return switch (kind) {
      case CLASSES -> new Destination.Classes();
      case NEW_ENVIRONMENT -> new Destination.NewEnvironment();
      case ENVIRONMENT -> new Destination.OfEnvironment(new EnvironmentId(id(encoded.getFirst())));
      case CLASS -> new Destination.OfClass(new ClassId(id(encoded.getFirst())));
      default ->
          new Destination.OfMachine(
              new EnvironmentId(id(encoded.getFirst())), new MachineId(id(encoded.getLast())));
    };
  }

  private static String id(String encoded) throws Destination.Refused {
    if (!ENCODED.matcher(encoded).matches()) {
      throw new Destination.Refused("link.refused.form");
    }
    String id = URLDecoder.decode(encoded, StandardCharsets.UTF_8);
    if (id.matches("\\.+") || !id.codePoints().allMatch(LinkForm::ofId)) {
      throw new Destination.Refused("link.refused.id");
    }
    return id;
  }

  /** What cannot be seen would make two ids look the same, and a slash would divide one. */
  private static boolean ofId(int sign) {
    return switch (Character.getType(sign)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          false;
      default -> sign != '/' && sign != '\\' && sign != '\uFFFD';
    };
  }
}
