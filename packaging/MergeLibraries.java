import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Makes one jar of the program and its libraries. Whatever the JDK looks for in all libraries, such
 * as further time zones or providers of encryption, opens each of them, which took a tenth of the
 * start. Run by Packages.java on the JDK of the package:
 *
 * <pre>
 * java -classpath CLASS_PATH packaging/MergeLibraries.java LIBRARIES PROGRAM_JAR TARGET_FOLDER RUNTIME [without-window]
 * </pre>
 *
 * Takes over the other files of the folder. Fails if a library's license is not named, or if the
 * program names a class that is neither in the jar nor in the runtime.
 */
final class MergeLibraries {
  private static final Pattern SIGNATURE = Pattern.compile("META-INF/[^/]+\\.(SF|RSA|DSA|EC)");
  private static final Pattern LEGAL =
      Pattern.compile(
          "(META-INF/)?[^/]*(LICENSE|NOTICE|COPYRIGHT|AUTHORS|DEPENDENCIES)[^/]*",
          Pattern.CASE_INSENSITIVE);

  /** Of a library alone, which it is none any more, or not in use. */
  private static final List<String> LEFT_OUT =
      List.of(
          "META-INF/INDEX.LIST",
          "META-INF/maven/",
          "META-INF/native-image/",
          "META-INF/resources/");

  private static final Pattern OTHER_THEME =
      Pattern.compile("atlantafx/base/theme/(?!primer-(light|dark)\\.bss).*");

  /** The window, and what it alone uses. */
  private static final Pattern WINDOW =
      Pattern.compile(
          "envwatch/(ui|app)/.*|envwatch/(Main|Envwatch)\\.class|(css|fonts|icons|atlantafx)/.*");

  private static final String SERVICES = "META-INF/services/";

  /** In UTC: the time in a zip archive has no zone. */
  private static final LocalDateTime TIME = LocalDateTime.ofInstant(Packages.TIME, ZoneOffset.UTC);

  private final Map<String, byte[]> entries = new LinkedHashMap<>();

  private final boolean window;

  private MergeLibraries(boolean window) {
    this.window = window;
  }

  public static void main(String[] arguments) throws IOException {
    Path libraries = Path.of(arguments[0]);
    Path target = Files.createDirectories(Path.of(arguments[2]));
    boolean window = !List.of(arguments).contains("without-window");
    checkLicenses(libraries);
    MergeLibraries merged = new MergeLibraries(window);
    // The program's own files win where names are the same.
    merged.add(libraries.resolve(arguments[1]));
    for (Path jar : jars(libraries)) {
      merged.add(jar);
    }
    Files.write(target.resolve("libraries.txt"), names(libraries));
    if (window) {
      StyleSheets.makeBinary(merged.entries);
    }
    merged.write(target.resolve(arguments[1]));
    checkReferences(target.resolve(arguments[1]), Path.of(arguments[3]));
    try (Stream<Path> files = Files.list(libraries)) {
      for (Path file : files.filter(file -> !isJar(file)).toList()) {
        Files.copy(file, target.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /** Every library in the package has its license named, or the build fails. */
  private static void checkLicenses(Path libraries) throws IOException {
    String text = Files.readString(libraries.resolve("third-party.txt"));
    Set<String> named = new HashSet<>(List.of(text.split("[,\\s]+")));
    for (Path jar : jars(libraries)) {
      String library = jar.getFileName().toString().replaceFirst("-[0-9].*", "");
      if (!library.startsWith("envwatch") && !named.contains(library)) {
        throw new IllegalStateException(
            "resources/licenses/third-party.txt does not name the license of " + library);
      }
    }
  }

  /** Only what the program itself names: libraries name classes that they can do without. */
  private static void checkReferences(Path jar, Path runtime) {
    StringWriter missing = new StringWriter();
    PrintWriter told = new PrintWriter(missing);
    int exit =
        ToolProvider.findFirst("jdeps")
            .orElseThrow()
            .run(
                told,
                told,
                "--missing-deps",
                "-include",
                "envwatch\\..*",
                "--multi-release",
                "base",
                "--system",
                runtime.toString(),
                jar.toString());
    if (exit != 0 || !missing.toString().isBlank()) {
      throw new IllegalStateException("Classes are missing in the package: " + missing);
    }
  }

  private static List<Path> jars(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(MergeLibraries::isJar).sorted().toList();
    }
  }

  /** What the jar is made of. */
  private static List<String> names(Path libraries) throws IOException {
    return jars(libraries).stream().map(jar -> jar.getFileName().toString()).toList();
  }

  private static boolean isJar(Path file) {
    return file.toString().endsWith(".jar");
  }

  /** Of classes with a variant for newer versions of Java, the one that this version takes. */
  private void add(Path file) throws IOException {
    String library = file.getFileName().toString().replaceFirst("\\.jar$", "");
    try (JarFile jar = new JarFile(file.toFile(), false, JarFile.OPEN_READ, Runtime.version())) {
      jar.versionedStream()
          .filter(entry -> !entry.isDirectory())
          .forEach(entry -> {
            try {
              add(library, entry.getName(), jar.getInputStream(entry).readAllBytes());
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private void add(String library, String name, byte[] bytes) throws IOException {
    if (name.startsWith(SERVICES)) {
      ByteArrayOutputStream both = new ByteArrayOutputStream();
      both.write(entries.getOrDefault(name, new byte[0]));
      both.write(bytes);
      both.write('\n');
      entries.put(name, both.toByteArray());
    } else if (LEGAL.matcher(name).matches()) {
      String plain = name.substring(name.lastIndexOf('/') + 1);
      entries.put("META-INF/licenses/" + library + "/" + plain, bytes);
    } else if (belongsToTheProgram(name)) {
      entries.putIfAbsent(name, bytes);
    }
  }

  /** Classes in any case: whether one is in use is not to be seen from its folder. */
  private boolean belongsToTheProgram(String name) {
    if (!window && WINDOW.matcher(name).matches()) {
      return false;
    }
    if (name.endsWith(".class")) {
      return !name.endsWith("module-info.class");
    }
    return !name.equals(JarFile.MANIFEST_NAME)
        && !name.endsWith(".kotlin_module")
        && !SIGNATURE.matcher(name).matches()
        && !OTHER_THEME.matcher(name).matches()
        && LEFT_OUT.stream().noneMatch(name::startsWith);
  }

  /**
   * Not compressed where a package follows, which compresses the whole better than a jar does each
   * class.
   */
  private void write(Path target) throws IOException {
    try (OutputStream file = Files.newOutputStream(target);
        ZipOutputStream jar = new ZipOutputStream(file, StandardCharsets.UTF_8)) {
      jar.setMethod(window ? ZipOutputStream.STORED : ZipOutputStream.DEFLATED);
      ByteArrayOutputStream manifest = new ByteArrayOutputStream();
      manifest().write(manifest);
      put(jar, JarFile.MANIFEST_NAME, manifest.toByteArray());
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        put(jar, entry.getKey(), entry.getValue());
      }
    }
  }

  private Manifest manifest() {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest
        .getMainAttributes()
        .put(Attributes.Name.MAIN_CLASS, window ? "envwatch.Main" : "envwatch.TerminalMain");
    return manifest;
  }

  private void put(ZipOutputStream jar, String name, byte[] bytes) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(TIME);
    if (window) {
      CRC32 checksum = new CRC32();
      checksum.update(bytes);
      entry.setSize(bytes.length);
      entry.setCompressedSize(bytes.length);
      entry.setCrc(checksum.getValue());
    }
    jar.putNextEntry(entry);
    jar.write(bytes);
    jar.closeEntry();
  }
}
