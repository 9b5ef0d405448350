import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Makes the packages of the system it runs on, in {@code target/installers}: a Java runtime, one
 * jar, the image of the application with its AOT cache, and around it what that system installs.
 * Run by Maven after the program's jar was made, on the JDK that the packages will contain:
 *
 * <pre>
 * java -classpath CLASS_PATH -DNAME=VALUE... packaging/Packages.java [bare-window]
 * </pre>
 *
 * The class path is that of the program. The texts beside this file may contain the names as {@code
 * ${NAME}}. {@code bare-window} makes the image of the yardstick of the benchmarks, too.
 */
final class Packages {
  private static final Path FOLDER = Path.of("target", "packaging");
  private static final Path LIBRARIES = FOLDER.resolve("libraries");
  private static final Path MODULES = FOLDER.resolve("modules");
  private static final Path RUNTIME = FOLDER.resolve("runtime");
  private static final Path ARGUMENTS = FOLDER.resolve("arguments");
  private static final Path CONTAINER = FOLDER.resolve("container");
  private static final Path IMAGES = FOLDER.resolve("image");
  private static final Path INSTALLERS = Path.of("target", "installers");
  private static final Set<String> TEXTS =
      Set.of("txt", "json", "properties", "spec", "xml", "desktop", "");

  /** What not every build knows: a line with it is left out where it is empty. */
  private static final List<String> OPTIONAL = List.of("source.page", "release.notes");

  /**
   * The time of everything in the packages. Zip archives know even seconds only, and the AOT cache
   * is refused when the time of its jar has changed.
   */
  static final Instant TIME = evenSecond(System.getProperty("project.build.outputTimestamp"));

  private final String jar = System.getProperty("project.build.finalName") + ".jar";
  private final TargetSystem system;

  private Packages(TargetSystem system) {
    this.system = system;
  }

  /**
   * What differs from system to system.
   *
   * @param folder of the texts for it
   * @param name of the program
   * @param image the folder of the program
   * @param nativeLibraries where the runtime has its native libraries, and JavaFX looks first
   * @param databaseSystem what the library of the database calls the system
   * @param modules of the runtime, in addition
   * @param flags of the JVM, in addition
   * @param unneeded libraries that are not shipped: annotations for compilers, of Kotlin's standard
   *     library; and what the keychains of other systems need (java-keyring looks at most of it
   *     wherever it runs)
   */
  private record TargetSystem(
      String folder,
      String name,
      String image,
      String nativeLibraries,
      String databaseSystem,
      String modules,
      String flags,
      Set<String> unneeded) {
    /**
     * Every ten seconds, what native code has freed goes back to the system: 10 MB after the start.
     */
    private static final String TRIM = "-XX:TrimNativeHeapInterval=10000";

    static TargetSystem current() {
      String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
      if (name.startsWith("windows")) {
        String certificates = "--add-modules jdk.crypto.mscapi";
        return new TargetSystem(
            "windows",
            "Envwatch",
            "Envwatch",
            "bin",
            "Windows",
            certificates,
            "",
            Set.of("annotations"));
      }
      if (name.startsWith("mac")) {
        return new TargetSystem(
            "macos", "Envwatch", "Envwatch.app", "lib", "Mac", "", "", Set.of("annotations"));
      }
      return new TargetSystem(
          "linux",
          "envwatch",
          "envwatch",
          "lib",
          "Linux",
          "",
          TRIM,
          Set.of("annotations", "jna", "jna-platform"));
    }
  }

  /** As Maven takes it: a date with a time and a zone, or the seconds of SOURCE_DATE_EPOCH. */
  private static Instant evenSecond(String timestamp) {
    long seconds =
        timestamp.matches("[0-9]+")
            ? Long.parseLong(timestamp)
            : Instant.parse(timestamp).getEpochSecond();
    return Instant.ofEpochSecond(seconds - seconds % 2);
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Packages packages = new Packages(TargetSystem.current());
    packages.begin();
    packages.collect();
    packages.linkRuntime();
    packages.makeJar();
    packages.makeImage();
    if (packages.system.folder.equals("linux")) {
      packages.makeContainer();
    }
    packages.wrap();
    if (List.of(arguments).contains("bare-window")) {
      packages.makeBareWindow();
    }
  }

  /** Nothing of earlier packages is left. */
  private void begin() throws IOException {
    delete(FOLDER);
    delete(INSTALLERS);
    Map<String, String> values = new LinkedHashMap<>();
    System.getProperties().forEach((name, value) -> values.put("" + name, "" + value));
    values.put("packaging.name", system.name);
    values.put("packaging.image", system.image);
    values.put("packaging.modules.of.system", system.modules);
    values.put("packaging.jvm.flags", system.flags);
    values.put("packaging.date", TIME.toString().replaceFirst("T.*", ""));
    // Without what follows a hyphen: the systems take numbers only.
    values.put("packaging.version", values.get("project.version").replaceFirst("-.*", ""));
    values.put("release.notes", releaseNotes(values.get("project.version")));
    Path texts = Path.of("packaging");
    try (Stream<Path> files = Files.walk(texts)) {
      for (Path file : files.filter(Packages::isText).toList()) {
        Path target = ARGUMENTS.resolve(texts.relativize(file));
        Files.createDirectories(target.getParent());
        String text = Files.readString(file);
        for (String name : OPTIONAL) {
          if (values.getOrDefault(name, "").isEmpty()) {
            text = text.replaceAll("(?m)^.*\\Q${" + name + "}\\E.*\\R", "");
          }
        }
        for (Map.Entry<String, String> value : values.entrySet()) {
          text = text.replace("${" + value.getKey() + "}", value.getValue());
        }
        Files.writeString(target, text);
      }
    }
  }

  /** The first paragraph on a version, for software centres; empty where there is none. */
  private static String releaseNotes(String version) throws IOException {
    String heading = "(?m)^## \\[" + Pattern.quote(version) + "\\].*\\n\\n";
    return Pattern.compile(heading + "((?:[^#*\\n-].*\\n)+)")
        .matcher(Files.readString(Path.of("CHANGELOG.md")))
        .results()
        .map(found -> found.group(1).strip().replace('\n', ' ').replace("&", "&amp;"))
        .map(words -> words.replace("<", "&lt;"))
        .findFirst()
        .orElse("");
  }

  private static boolean isText(Path file) {
    String name = file.getFileName().toString();
    return Files.isRegularFile(file)
        && TEXTS.contains(name.contains(".") ? name.substring(name.lastIndexOf('.') + 1) : "");
  }

  /** The jars of the class path, JavaFX apart from the rest, and what else belongs to them. */
  private void collect() throws IOException {
    Files.createDirectories(LIBRARIES);
    Files.createDirectories(MODULES);
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path file = Path.of(entry);
      String name = file.getFileName().toString();
      String artifact = name.replaceFirst("-[0-9].*", "");
      if (artifact.startsWith("javafx")) {
        copy(file, MODULES);
      } else if (name.endsWith(".jar")
          && !name.contains("-natives-")
          && !system.unneeded.contains(artifact)) {
        copy(file, LIBRARIES);
      }
    }
    copy(Path.of("target", jar), LIBRARIES);
    copy(Path.of("target", "bill-of-materials.json"), LIBRARIES);
    copy(Path.of("LICENSE"), LIBRARIES);
    try (Stream<Path> licenses = Files.list(Path.of("resources", "licenses"))) {
      for (Path license : licenses.toList()) {
        copy(license, LIBRARIES);
      }
    }
  }

  private static void copy(Path file, Path folder) throws IOException {
    // Without a network, no bill of materials is made.
    if (Files.exists(file)) {
      Files.copy(file, folder.resolve(file.getFileName()));
    }
  }

  private void linkRuntime() throws IOException, InterruptedException {
    tool("jlink", "@" + ARGUMENTS.resolve("runtime.txt"));
    addNativeLibraries(RUNTIME.resolve(system.nativeLibraries));
  }

  /** JavaFX's, where the runtime has it, and that of the database. */
  private void addNativeLibraries(Path target) throws IOException {
    String processor = System.getProperty("os.arch").replace("amd64", "x86_64");
    String database = "org/sqlite/native/" + system.databaseSystem + "/" + processor + "/";
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path file = Path.of(entry);
      String name = file.getFileName().toString();
      if (name.startsWith("javafx-") && target.startsWith(RUNTIME)) {
        unpackLibraries(file, "", target);
      } else if (name.contains("-natives-")) {
        unpackLibraries(file, database, target);
      }
    }
  }

  /** Native libraries, into a runtime's own folder. */
  private static void unpackLibraries(Path archive, String folder, Path target) throws IOException {
    try (JarFile file = new JarFile(archive.toFile())) {
      for (JarEntry entry : file.stream().toList()) {
        String name = entry.getName();
        boolean library = name.matches(".*\\.(so|dll|dylib)");
        if (library && name.substring(0, name.lastIndexOf('/') + 1).equals(folder)) {
          Files.copy(
              file.getInputStream(entry),
              target.resolve(name.substring(folder.length())),
              StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }

  private void makeJar() throws IOException {
    BillOfMaterials.main(
        new String[] {LIBRARIES.toString(), MODULES.toString(), RUNTIME.toString()});
    MergeLibraries.main(
        new String[] {
          LIBRARIES.toString(), jar, FOLDER.resolve("program").toString(), RUNTIME.toString()
        });
  }

  private void makeImage() throws IOException, InterruptedException {
    tool(
        "jpackage",
        "@" + ARGUMENTS.resolve("image.txt"),
        "@" + ARGUMENTS.resolve(system.folder).resolve("image.txt"));
    List<String> arguments =
        new ArrayList<>(List.of(IMAGES.resolve(system.image).toString(), system.name));
    if (Boolean.getBoolean("aot.cache")) {
      // In a folder with settings, as most starts find it.
      arguments.addAll(
          List.of(
              "--add-option",
              "-Denvwatch.aot.training=true",
              "--demo",
              "--data-dir",
              ARGUMENTS.resolve("training").toString()));
    } else {
      arguments.add(FinishImage.WITHOUT_CACHE);
    }
    FinishImage.main(arguments.toArray(String[]::new));
  }

  /** What a container holds: a runtime of its own with the program, without JavaFX. */
  private void makeContainer() throws IOException, InterruptedException {
    tool("jlink", "@" + ARGUMENTS.resolve("container/runtime.txt"));
    Path runtime = CONTAINER.resolve("envwatch");
    addNativeLibraries(runtime.resolve("lib"));
    Path command = Files.createDirectories(runtime.resolve("bin")).resolve("envwatch");
    Files.copy(
        Path.of(System.getProperty("java.home"), "bin", "java"),
        command,
        StandardCopyOption.COPY_ATTRIBUTES);

    Path libraries = Files.createDirectories(FOLDER.resolve("container-libraries"));
    Path modules = Files.createDirectories(FOLDER.resolve("container-modules"));
    copyAll(
        LIBRARIES,
        libraries,
        name -> !name.startsWith("atlantafx") && !name.equals("bill-of-materials.json"));
    copy(Path.of("target", "bill-of-materials.json"), libraries);
    BillOfMaterials.main(
        new String[] {libraries.toString(), modules.toString(), runtime.toString()});
    Path application = runtime.resolve("lib/app");
    MergeLibraries.main(
        new String[] {
          libraries.toString(), jar, application.toString(), runtime.toString(), "without-window"
        });
    Files.move(application.resolve(jar), application.resolve("envwatch.jar"));

    Files.createDirectories(CONTAINER.resolve("data"));
    copyAll(Path.of("packaging", "container"), CONTAINER, name -> !name.equals("runtime.txt"));
    copy(Path.of("packaging", "grafana", "alerts.yml"), CONTAINER);
  }

  private static void copyAll(Path from, Path to, Predicate<String> wanted) throws IOException {
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.filter(each -> wanted.test("" + each.getFileName())).toList()) {
        copy(file, to);
      }
    }
  }

  private void wrap() throws IOException, InterruptedException {
    String version = System.getProperty("project.version");
    switch (system.folder) {
      case "linux" -> run("bash", "packaging/linux/installers.sh", version);
      case "windows" -> {
        describeLinks();
        tool("jpackage", "@" + ARGUMENTS.resolve("windows/msi.txt"));
        tool(
            "jar",
            "--create",
            "--no-manifest",
            "--file",
            INSTALLERS.resolve("envwatch-" + version + "-windows-x64.zip").toString(),
            "-C",
            IMAGES.toString(),
            system.image);
      }
      default -> tool("jpackage", "@" + ARGUMENTS.resolve("macos/dmg.txt"));
    }
  }

  /**
   * jpackage has an option for types of files, but none for links: its description of the
   * installer, which it takes from this folder if there is one, gets a component more.
   */
  private void describeLinks() throws IOException {
    String links = Files.readString(ARGUMENTS.resolve("windows/links.xml"));
    String description =
        Files.readString(
            Path.of(URI.create("jrt:/jdk.jpackage/jdk/jpackage/internal/resources/main.wxs")));
    description = insert("<ComponentRef Id=\"Links\"/>", description, "</Feature>");
    Path folder = Files.createDirectories(FOLDER.resolve("resources"));
    Files.writeString(folder.resolve("main.wxs"), insert(links, description, "</Wix>"));
  }

  private static String insert(String text, String into, String before) {
    int place = into.indexOf(before);
    if (place < 0 || place != into.lastIndexOf(before)) {
      throw new IllegalStateException("Not one " + before + " in " + into);
    }
    return into.substring(0, place) + text + into.substring(place);
  }

  private void makeBareWindow() throws IOException, InterruptedException {
    Path folder = Files.createDirectories(FOLDER.resolve("bare-window"));
    tool(
        "jar",
        "--create",
        "--file",
        folder.resolve("bare-window.jar").toString(),
        "-C",
        "target/test-classes",
        "envwatch/bench/BareWindow.class");
    tool("jpackage", "@" + ARGUMENTS.resolve("bare-window.txt"));
    FinishImage.main(
        new String[] {IMAGES.resolve("envwatch-bare").toString(), "envwatch-bare", "train"});
  }

  /** A tool of the JDK that runs this. */
  private static void tool(String name, String... arguments)
      throws IOException, InterruptedException {
    String command = Path.of(System.getProperty("java.home"), "bin", name).toString();
    run(Stream.concat(Stream.of(command), Arrays.stream(arguments)).toArray(String[]::new));
  }

  private static void run(String... command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    builder.environment().put("SOURCE_DATE_EPOCH", "" + TIME.getEpochSecond());
    int exit = builder.start().waitFor();
    if (exit != 0) {
      throw new IllegalStateException(String.join(" ", command) + " ended with " + exit);
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      List<Path> files = new ArrayList<>();
      try (Stream<Path> found = Files.walk(folder)) {
        found.forEach(files::addFirst);
      }
      for (Path file : files) {
        // Windows deletes nothing that is read-only, as launchers are.
        file.toFile().setWritable(true);
        Files.delete(file);
      }
    }
  }
}
