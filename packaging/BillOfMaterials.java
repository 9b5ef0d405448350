import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Adapts the bill of materials to what is shipped: Maven's lists every dependency, but some are not
 * in the package, and the Java runtime is not a dependency. Run by Packages.java, on the JDK that
 * built the runtime, with Jackson on the class path:
 *
 * <pre>java -cp LIBRARIES/* packaging/BillOfMaterials.java LIBRARIES MODULES RUNTIME</pre>
 *
 * Adds the vulnerabilities that scanners report although they do not apply, with the reasons. Fails
 * if a shipped jar is not listed, or if such a vulnerability is of nothing that is shipped.
 */
final class BillOfMaterials {
  private static final Path VULNERABILITIES = Path.of("packaging", "vulnerabilities.json");

  private final JsonMapper mapper = JsonMapper.builder().build();
  private final ObjectNode bill;
  private final Set<String> libraries;
  private final Set<String> modules;

  private BillOfMaterials(Path file, Set<String> libraries, Set<String> modules) {
    bill = (ObjectNode) mapper.readTree(file);
    this.libraries = libraries;
    this.modules = modules;
  }

  public static void main(String[] arguments) throws IOException {
    Path libraries = Path.of(arguments[0]);
    Path file = libraries.resolve("bill-of-materials.json");
    if (!Files.exists(file)) {
      System.out.println("No bill of materials was made, as in builds without a network.");
      return;
    }
    BillOfMaterials bill = new BillOfMaterials(file, jars(libraries), jars(Path.of(arguments[1])));
    bill.checkNamed();
    bill.dropUnshipped();
    bill.addRuntime(Path.of(arguments[2]));
    bill.addVulnerabilities();
    bill.mapper.writerWithDefaultPrettyPrinter().writeValue(file, bill.bill);
  }

  private static Set<String> jars(Path folder) throws IOException {
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.list(folder)) {
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".jar"))
          .forEach(names::add);
    }
    return names;
  }

  private ArrayNode components() {
    return (ArrayNode) bill.get("components");
  }

  private void checkNamed() {
    Set<String> unnamed = new TreeSet<>(libraries);
    unnamed.remove(jar(bill.get("metadata").get("component")));
    components().forEach(component -> unnamed.remove(jar(component)));
    if (!unnamed.isEmpty()) {
      throw new IllegalStateException("The bill of materials does not name " + unnamed);
    }
  }

  private void dropUnshipped() {
    Set<String> dropped = new HashSet<>();
    List<JsonNode> kept = new ArrayList<>();
    for (JsonNode component : components()) {
      if (shipped(component)) {
        kept.add(component);
      } else {
        dropped.add(reference(component));
      }
    }
    components().removeAll().addAll(kept);

    ArrayNode dependencies = (ArrayNode) bill.get("dependencies");
    List<JsonNode> entries = new ArrayList<>();
    for (JsonNode entry : dependencies) {
      if (!dropped.contains(entry.get("ref").asString())) {
        Set<String> needs = new LinkedHashSet<>();
        collect(dependencies, entry, dropped, needs);
        ArrayNode list = ((ObjectNode) entry).putArray("dependsOn");
        needs.forEach(list::add);
        entries.add(entry);
      }
    }
    dependencies.removeAll().addAll(entries);
  }

  /** What an entry depends on; in place of what is not shipped, what that depends on. */
  private static void collect(
      ArrayNode dependencies, JsonNode entry, Set<String> dropped, Set<String> needs) {
    for (JsonNode needed : entry.path("dependsOn")) {
      String reference = needed.asString();
      if (!dropped.contains(reference)) {
        needs.add(reference);
        continue;
      }
      for (JsonNode other : dependencies) {
        if (other.get("ref").asString().equals(reference)) {
          collect(dependencies, other, dropped, needs);
        }
      }
    }
  }

  /** JavaFX is part of the runtime; its jars without a system in their names are empty. */
  private boolean shipped(JsonNode component) {
    boolean module =
        modules.contains(jar(component)) && reference(component).contains("classifier=");
    return module || libraries.contains(jar(component));
  }

  private static String reference(JsonNode component) {
    return component.get("bom-ref").asString();
  }

  private static String jar(JsonNode component) {
    String classifier =
        reference(component).replaceFirst("^[^?]*[?]?", "").transform(BillOfMaterials::classifier);
    return component.get("name").asString()
        + "-"
        + component.get("version").asString()
        + classifier
        + ".jar";
  }

  private static String classifier(String qualifiers) {
    return Stream.of(qualifiers.split("&"))
        .filter(qualifier -> qualifier.startsWith("classifier="))
        .map(qualifier -> "-" + qualifier.substring("classifier=".length()))
        .findFirst()
        .orElse("");
  }

  private void addRuntime(Path runtime) throws IOException {
    Properties release = release(runtime);
    Properties builder = release(Path.of(System.getProperty("java.home")));
    String version = unquoted(release, "JAVA_VERSION");
    if (!version.equals(unquoted(builder, "JAVA_VERSION"))) {
      throw new IllegalStateException("The runtime is Java " + version + ", not of this JDK");
    }
    String build = System.getProperty("java.runtime.version").replaceFirst("-.*", "");
    String reference = "pkg:generic/openjdk@" + build.replace("+", "%2B");
    ObjectNode component = components().addObject();
    component.put("type", "platform");
    component.put("bom-ref", reference);
    component.putObject("supplier").put("name", System.getProperty("java.vendor"));
    component.put("name", "openjdk");
    component.put("version", build);
    component.put(
        "description",
        "Java runtime linked by jlink from the JDK of "
            + System.getProperty("java.vendor")
            + ", "
            + System.getProperty("java.vendor.version", "")
            + (modules.isEmpty()
                ? "."
                : ". The modules javafx.* in it are components of their own."));
    component.put("scope", "required");
    component
        .putArray("licenses")
        .addObject()
        .put("expression", "GPL-2.0-only WITH Classpath-exception-2.0");
    component.put("cpe", "cpe:2.3:a:oracle:openjdk:" + version + ":*:*:*:*:*:*:*");
    component.put("purl", reference);
    ArrayNode parts = component.putArray("components");
    for (String module : unquoted(release, "MODULES").split(" ")) {
      if (!module.startsWith("javafx.")) {
        parts.addObject().put("type", "library").put("name", module).put("version", version);
      }
    }
    dependOn(reference);
  }

  private void dependOn(String runtime) {
    ArrayNode dependencies = (ArrayNode) bill.get("dependencies");
    String program = reference(bill.get("metadata").get("component"));
    for (JsonNode entry : dependencies) {
      if (entry.get("ref").asString().equals(program)) {
        ((ArrayNode) entry.get("dependsOn")).add(runtime);
      }
    }
    dependencies.addObject().put("ref", runtime).putArray("dependsOn");
  }

  /**
   * They name what they are of without its version, because none of it has the code in question.
   */
  private void addVulnerabilities() {
    ArrayNode vulnerabilities = (ArrayNode) mapper.readTree(VULNERABILITIES);
    for (JsonNode affected : vulnerabilities.findParents("ref")) {
      String unversioned = affected.get("ref").asString() + "@";
      String shipped =
          components().findValuesAsString("bom-ref").stream()
              .filter(reference -> reference.startsWith(unversioned))
              .findFirst()
              .orElseThrow(() ->
                  new IllegalStateException(
                      VULNERABILITIES + " names what is not shipped: " + unversioned));
      ((ObjectNode) affected).put("ref", shipped);
    }
    bill.set("vulnerabilities", vulnerabilities);
  }

  private static Properties release(Path home) throws IOException {
    Properties release = new Properties();
    try (var text = Files.newBufferedReader(home.resolve("release"))) {
      release.load(text);
    }
    return release;
  }

  private static String unquoted(Properties release, String name) {
    return release.getProperty(name).replace("\"", "");
  }
}
