import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finishes the application image that jpackage made: a training run fills its AOT cache (classes
 * read, linked and profiled ahead of time), and on Linux a plain launcher replaces jpackage's. Run
 * by Packages.java, on the JDK that built the image:
 *
 * <pre>
 * java packaging/FinishImage.java IMAGE NAME [--add-option JVM_OPTION...] [PROGRAM_ARGUMENT...]
 * java packaging/FinishImage.java IMAGE NAME without-cache
 * </pre>
 *
 * The training run is the program itself, started with the options and arguments given; it must end
 * by itself with exit code 0.
 */
final class FinishImage {
  static final String WITHOUT_CACHE = "without-cache";
  private static final String CACHE = "-XX:AOTCache=$APPDIR/app.aot";
  private static final String RECORDING = "app.aotconf";
  private static final String TRAINING = "-Denvwatch.aot.training=true";
  private static final Pattern FIELD =
      Pattern.compile("\"(address|apiId|apiKey|certificate)\":\"([^\"]+)\"");

  private final boolean onLinux;
  private final Path launcher;
  private final Path configuration;
  private final Path application;
  private final Path runtime;
  private final Map<String, String> variables = new HashMap<>();

  private FinishImage(Path image, String name) {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    if (system.startsWith("windows")) {
      onLinux = false;
      launcher = image.resolve(name + ".exe");
      application = image.resolve("app");
      runtime = image.resolve("runtime");
    } else if (system.startsWith("mac")) {
      onLinux = false;
      launcher = image.resolve("Contents/MacOS/" + name);
      application = image.resolve("Contents/app");
      runtime = image.resolve("Contents/runtime");
    } else {
      onLinux = true;
      launcher = image.resolve("bin/" + name);
      application = image.resolve("lib/app");
      runtime = image.resolve("lib/runtime");
    }
    configuration = application.resolve(name + ".cfg");
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    FinishImage image = new FinishImage(Path.of(arguments[0]).toAbsolutePath(), arguments[1]);
    List<String> options = new ArrayList<>();
    List<String> rest = new ArrayList<>(List.of(arguments).subList(2, arguments.length));
    while (!rest.isEmpty() && rest.getFirst().equals("--add-option")) {
      rest.removeFirst();
      options.add(rest.removeFirst());
    }
    if (rest.equals(List.of(WITHOUT_CACHE))) {
      image.leaveOutCache();
    } else {
      image.makeCache(options, rest);
    }
    if (image.onLinux) {
      image.replaceLauncher();
    }
  }

  private void leaveOutCache() throws IOException {
    List<String> lines = Files.readAllLines(configuration);
    Files.write(configuration, lines.stream().filter(line -> !line.endsWith(CACHE)).toList());
  }

  private void makeCache(List<String> options, List<String> arguments)
      throws IOException, InterruptedException {
    settleTimes();
    try (TrainingDisplay display = TrainingDisplay.open(onLinux)) {
      variables.putAll(display.variables());
      options.addAll(display.options());
      if (options.contains(TRAINING)) {
        trainWithService(options, arguments);
      } else {
        train(options, arguments);
      }
    }
  }

  /**
   * The cache is rejected if the time of the jar, or of what else it was made from, has changed:
   * all files get their last one.
   */
  private void settleTimes() throws IOException {
    for (Path folder : List.of(application, runtime)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.setLastModifiedTime(file, FileTime.from(Packages.TIME));
        }
      }
    }
  }

  /**
   * The program reads an account over TLS while it is trained. The service that answers is another
   * process, so that its half of the encryption is not in the cache.
   */
  private void trainWithService(List<String> options, List<String> arguments)
      throws IOException, InterruptedException {
    Path log = application.resolveSibling("service.log");
    Process service =
        new ProcessBuilder(launcher.toString(), "simulator", "--tls", "--environments", "1")
            .redirectError(log.toFile())
            .redirectInput(ProcessBuilder.Redirect.from(nothing()))
            .start();
    try (BufferedReader output = service.inputReader(StandardCharsets.UTF_8)) {
      String told = output.readLine();
      if (told == null) {
        throw new IllegalStateException(
            "The service for the training run did not start: " + Files.readString(log));
      }
      FIELD
          .matcher(told)
          .results()
          .forEach(field ->
              options.add("-Denvwatch.aot.training." + field.group(1) + "=" + field.group(2)));
      train(options, arguments);
    } finally {
      service.destroy();
      // The launcher cannot be replaced while it runs.
      service.waitFor();
    }
    Files.delete(log);
  }

  private void train(List<String> options, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> shipped = Files.readAllLines(configuration);
    try {
      List<String> recording = new ArrayList<>();
      for (String line : shipped) {
        if (line.endsWith(CACHE)) {
          recording.add("java-options=-XX:AOTMode=record");
          recording.add("java-options=-XX:-AOTRecordTraining");
          recording.add("java-options=-XX:AOTConfiguration=$APPDIR/" + RECORDING);
        } else {
          recording.add(line);
        }
      }
      options.forEach(option -> recording.add("java-options=" + option));
      Files.write(configuration, recording);
      run("The training run", arguments);

      // Only G1 can write objects into the cache; the serial collector can read them.
      List<String> creating = new ArrayList<>();
      for (String line : shipped) {
        creating.add(line.replace("-XX:+UseSerialGC", "-XX:+UseG1GC"));
      }
      // Code in the cache, too, is of use to the collector that wrote it only.
      creating.add("java-options=-XX:-AOTAdapterCaching");
      creating.add("java-options=-XX:AOTMode=create");
      creating.add("java-options=-XX:AOTConfiguration=$APPDIR/" + RECORDING);
      Files.write(configuration, creating);
      run("Making the AOT cache", List.of());
    } finally {
      Files.write(configuration, shipped);
      Files.deleteIfExists(application.resolve(RECORDING));
    }
    System.out.printf(
        "AOT cache: %.1f MB%n", Files.size(application.resolve("app.aot")) / 1_000_000.0);
  }

  private void run(String what, List<String> arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(launcher.toString());
    command.addAll(arguments);
    Path log = application.resolveSibling("training.log");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .redirectInput(ProcessBuilder.Redirect.from(nothing()));
    builder.environment().putAll(variables);
    Process process = builder.start();
    if (!process.waitFor(3, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IllegalStateException(what + " did not end in time: " + Files.readString(log));
    }
    if (process.exitValue() != 0) {
      throw new IllegalStateException(
          what + " ended with " + process.exitValue() + ": " + Files.readString(log));
    }
    Files.delete(log);
  }

  private static java.io.File nothing() {
    return new java.io.File(java.io.File.separatorChar == '/' ? "/dev/null" : "NUL");
  }

  /**
   * On Linux, jpackage's launcher asks rpm and dpkg at every start which package it belongs to,
   * which takes 0.13 s. It is replaced by a script with the same command line, read from its
   * configuration; the java command has the program's name, so that it appears under this name in
   * the list of processes.
   */
  private void replaceLauncher() throws IOException {
    String name = launcher.getFileName().toString();
    Path command = runtime.resolve("bin").resolve(name);
    Files.createDirectories(command.getParent());
    Files.copy(
        Path.of(System.getProperty("java.home"), "bin", "java"),
        command,
        StandardCopyOption.REPLACE_EXISTING,
        StandardCopyOption.COPY_ATTRIBUTES);

    StringBuilder options = new StringBuilder();
    List<String> classPath = new ArrayList<>();
    String mainClass = "";
    for (String line : Files.readAllLines(configuration)) {
      String value = line.substring(line.indexOf('=') + 1).replace("$APPDIR", "$home/lib/app");
      switch (line.substring(0, Math.max(0, line.indexOf('=')))) {
        case "java-options" -> options.append("  \"").append(value).append("\" \\\n");
        case "app.classpath" -> classPath.add(value);
        case "app.mainclass" -> mainClass = value;
        default -> {}
      }
    }
    Files.writeString(
        launcher,
        """
        #!/bin/sh
        home=$(readlink -f -- "$0")
        home=${home%%/bin/*}
        # Where the language is not set, or not installed, Java takes no file name beyond ASCII.
        if [ "$(locale charmap 2>/dev/null)" = ANSI_X3.4-1968 ]; then
          export LC_ALL=C.UTF-8
        fi
        # JavaFX adds this variable while it starts. That moves the list of variables in memory, and crashes the
        # program where another thread reads a variable at that moment. A variable that is there stays in place.
        export IBUS_ENABLE_SYNC_MODE="${IBUS_ENABLE_SYNC_MODE:-1}"
        # Keys and passwords are in memory: a crash leaves no copy of it, and Java's own report, which
        # quotes some of it, goes to the log, which the user alone can read.
        ulimit -c 0
        logs=${XDG_STATE_HOME:-$HOME/.local/state}/%s
        before=
        for argument; do
          case $argument in --data-dir=*) logs=${argument#*=}/logs ;; esac
          if [ "$before" = --data-dir ]; then logs=$argument/logs; fi
          before=$argument
        done
        exec "$home/lib/runtime/bin/%s" \\
          "-XX:ErrorFile=$logs/hs_err.log" \\
        %s  -classpath "%s" %s "$@"
        """
            .formatted(name, name, options, String.join(":", classPath), mainClass),
        StandardCharsets.UTF_8);
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.delete(configuration);
    Files.deleteIfExists(launcher.resolveSibling("../lib/libapplauncher.so"));
    Files.deleteIfExists(application.resolve(".jpackage.xml"));
  }
}
