import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes the manifests of winget, Scoop, Homebrew and Flatpak from the templates beside this file,
 * in the project's folder:
 *
 * <pre>
 * java packaging/manifests/Manifests.java INSTALLERS PAGE TARGET
 * </pre>
 *
 * INSTALLERS has the packages of all systems; PAGE is that of the project, whose releases they are
 * downloaded from. Without arguments, prints the names of these packages.
 */
final class Manifests {
  /** The packages, as the templates and the release call them. */
  private static final Map<String, String> PACKAGES =
      Map.of(
          "msi", "Envwatch-${version}.msi",
          "zip", "envwatch-${version}-windows-x64.zip",
          "dmg", "Envwatch-${version}.dmg",
          "archive", "envwatch-${version}-linux-x86_64.tar.gz");

  private static final Pattern PLACE = Pattern.compile("\\$\\{([a-z0-9.]+)}");

  public static void main(String[] arguments) throws Exception {
    Map<String, String> table = new TreeMap<>(texts());
    if (arguments.length == 0) {
      PACKAGES.values().forEach(name -> System.out.println(filled(name, table)));
      return;
    }
    addPackages(Path.of(arguments[0]), arguments[1], table);
    Path templates = Path.of("packaging", "manifests");
    Path target = Path.of(arguments[2]);
    try (Stream<Path> files = Files.walk(templates)) {
      for (Path file : files.filter(Manifests::isTemplate).toList()) {
        Path written = target.resolve(templates.relativize(file));
        Files.createDirectories(written.getParent());
        Files.writeString(written, filled(Files.readString(file), table));
      }
    }
  }

  private static boolean isTemplate(Path file) {
    return List.of("yaml", "yml", "json", "rb").contains(("" + file).replaceFirst(".*\\.", ""));
  }

  /** What the templates say of the program, from where its packages have it. */
  private static Map<String, String> texts() throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));
    String metainfo = Files.readString(Path.of("packaging", "linux", "envwatch.metainfo.xml"));
    String msi = Files.readString(Path.of("packaging", "windows", "msi.txt"));
    Map<String, String> table = new TreeMap<>();
    table.put("version", first("(?m)^  <version>(.*)</version>", pom));
    table.put("year", first("<inceptionYear>(.*)</inceptionYear>", pom));
    table.put("id", first("<id>(.*)</id>", metainfo));
    table.put("name", first("<name>(.*)</name>", metainfo));
    table.put("summary", first("<summary>(.*)</summary>", metainfo));
    table.put("license", first("<project_license>(.*)</project_license>", metainfo));
    table.put("publisher", first("<developer .*\\s*<name>(.*)</name>", metainfo));
    table.put("description", first("<p>\\s*([^<]*)</p>", metainfo).strip().replaceAll("\\s+", " "));
    table.put("vendor", first("--vendor (.*)", msi));
    table.put("upgrade", first("--win-upgrade-uuid (.*)", msi));
    return table;
  }

  private static void addPackages(Path installers, String page, Map<String, String> table)
      throws IOException, NoSuchAlgorithmException {
    table.put("page", page);
    for (Map.Entry<String, String> each : PACKAGES.entrySet()) {
      String file = filled(each.getValue(), table);
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(installers.resolve(file)));
      table.put(each.getKey() + ".sha256", HexFormat.of().formatHex(digest));
      table.put(
          each.getKey() + ".url", page + filled("/releases/download/v${version}/", table) + file);
    }
  }

  private static String first(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().findFirst().orElseThrow().group(1);
  }

  private static String filled(String text, Map<String, String> table) {
    return PLACE
        .matcher(text)
        .replaceAll(place -> {
          String value = table.get(place.group(1));
          if (value == null) {
            throw new IllegalArgumentException("The table has no " + place.group(1));
          }
          return Matcher.quoteReplacement(value);
        });
  }
}
