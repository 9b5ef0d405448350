package envwatch.weather;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A window that lives on the hostile server, and what is seen of it from outside. */
final class WindowTrial {
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(500);
  private static final int LOOKS_PER_KEY = 10;
  private static final int LOOKS_PER_REFRESH = 12;
  private static final long LONGEST_KEY_MILLIS = 10_000;
  private static final Duration WARM = Duration.ofMinutes(4);
  private static final Duration RECOVERY = Duration.ofMinutes(2);

  private static final Duration SETTLING = Duration.ofSeconds(20);

  /** Longer than a request may take: what was asked for in bad weather has ended. */
  private static final Duration SETTLING_AGAIN = Duration.ofSeconds(65);

  /** JavaFX holds the pictures of a window that was just closed for some moments. */
  private static final int SAMPLES = 3;

  private static final Duration BETWEEN_SAMPLES = Duration.ofSeconds(20);

  private final int version;
  private final HostileServer server;
  private final Marks marks;
  private final Report report;
  private final Path folder;
  private final WindowWeather weather;
  private final Duration length;
  private final WindowMemory memory = new WindowMemory();
  private long slowestKey;
  private long looks;
  private String errors = "";

  WindowTrial(
      int version,
      long seed,
      HostileServer server,
      Marks marks,
      Report report,
      Path folder,
      Duration length) {
    this.version = version;
    this.server = server;
    this.marks = marks;
    this.report = report;
    this.folder = folder.resolve("window-v" + version);
    this.length = length;
    weather = new WindowWeather(version, new GoodAnswers(marks.password()), seed + version);
  }

  void run() throws IOException, InterruptedException {
    Files.createDirectories(folder);
    String apiId = "WINDOW" + version;
    server.expect(apiId, new Visitor(weather::answer));
    Process window = start(apiId);
    try (BufferedReader in = window.inputReader();
        BufferedWriter out = window.outputWriter()) {
      Talk talk = new Talk(in, out);
      awaitAllWell(talk, "well at first after");
      inGoodWeather(talk, SETTLING, false);
      weather.worsen();
      awaitTrouble(talk);
      live(talk);
      memory.bad(length.minusMillis(1), sample(talk));
      weather.clear();
      awaitAllWell(talk, "recovered after");
      inGoodWeather(talk, longEnough() ? SETTLING_AGAIN : SETTLING, true);
      memory.tell("v" + version, longEnough() ? WARM.toMinutes() : null, report, this::breach);
      // Before the end: JavaFX complains of what it still has to draw when the process ends.
      errors = errors();
    } catch (IOException e) {
      breach("the window ended", e + "\n" + errors());
    } finally {
      window.destroy();
      if (!window.waitFor(20, TimeUnit.SECONDS)) {
        window.destroyForcibly();
      }
    }
    searchFiles();
    report.figure(
        "window v" + version,
        "%,d requests, %,d looks at its title, slowest F1 %,d ms"
            .formatted(weather.answers(), looks, slowestKey));
  }

  /** A process that answers words with lines. */
  private record Talk(BufferedReader in, BufferedWriter out) {
    String ask(String word) throws IOException {
      out.write(word + "\n");
      out.flush();
      String line = in.readLine();
      if (line == null) {
        throw new IOException("no answer to " + word);
      }
      return line;
    }
  }

  private Process start(String apiId) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(System.getProperty("weather.flags", "-Xmx320m").trim().split("\\s+")));
    command.addAll(
        List.of(
            // JavaFX pools the pictures of its effects softly: they are no part of what lives.
            "-XX:SoftRefLRUPolicyMSPerMB=0",
            // As the package for Linux has it; elsewhere it does nothing.
            "-XX:TrimNativeHeapInterval=10000",
            "-Dglass.platform=Headless",
            "-Dprism.order=sw",
            "-cp",
            System.getProperty("java.class.path"),
            WindowChild.class.getName(),
            folder.toString(),
            server.address().toString(),
            String.valueOf(version),
            apiId,
            marks.key()));
    return new ProcessBuilder(command).redirectError(folder.resolve("stderr.txt").toFile()).start();
  }

  private void live(Talk talk) throws IOException, InterruptedException {
    talk.ask("look"); // the program has started when it answers
    long started = System.nanoTime();
    Duration sampled = Duration.ZERO;
    Duration lived = Duration.ZERO;
    while (lived.compareTo(length) < 0) {
      look(talk, false);
      if (looks % LOOKS_PER_KEY == 0) {
        key(talk);
      }
      if (looks % LOOKS_PER_REFRESH == 0) {
        talk.ask("refresh"); // a wait that was ordered would otherwise be all of the trial
      }
      if (lived.minus(sampled).compareTo(BETWEEN_SAMPLES) >= 0) {
        sampled = lived;
        memory.bad(lived, sample(talk));
      }
      TimeUnit.MILLISECONDS.sleep(BETWEEN_LOOKS.toMillis());
      lived = Duration.ofNanos(System.nanoTime() - started);
    }
  }

  private boolean longEnough() {
    return length.compareTo(WARM.multipliedBy(2)) > 0;
  }

  /** What was seen last holds until the next look. */
  private void awaitTrouble(Talk talk) throws IOException, InterruptedException {
    long end = System.nanoTime() + RECOVERY.toNanos();
    while (talk.ask("look").contains("All well") && System.nanoTime() < end) {
      TimeUnit.MILLISECONDS.sleep(BETWEEN_LOOKS.toMillis());
    }
  }

  /**
   * In good weather, after everything that the trial does was done a few times and what was still
   * being read from before has been answered or given up.
   */
  private void inGoodWeather(Talk talk, Duration settling, boolean again)
      throws IOException, InterruptedException {
    long end = System.nanoTime() + settling.toNanos();
    while (System.nanoTime() < end) {
      look(talk, true);
      key(talk);
      TimeUnit.MILLISECONDS.sleep(BETWEEN_LOOKS.toMillis());
    }
    for (int i = 0; i < SAMPLES; i++) {
      memory.fair(again, sample(talk));
      look(talk, true);
      TimeUnit.SECONDS.sleep(2);
    }
  }

  private void look(Talk talk, boolean fair) throws IOException {
    looks++;
    String title = talk.ask("look");
    report.count(
        "Titles of the window",
        title.replaceFirst("^\\d+ ", "n ").replaceFirst(" - Envwatch$", ""));
    if (title.startsWith("BUG")) {
      breach("a window that tells of a bug", title);
    }
    if (!fair && title.contains("All well")) {
      breach("all well in bad weather", title);
    }
    if (title.startsWith("Not signed in")) {
      breach("signed out by weather that says nothing of the key", title);
    }
  }

  private void key(Talk talk) throws IOException {
    long took = Long.parseLong(talk.ask("keys"));
    slowestKey = Math.max(slowestKey, took);
    if (took < 0 || took > LONGEST_KEY_MILLIS) {
      breach("F1 not answered in time", took + " ms");
    }
  }

  private static WindowMemory.Sample sample(Talk talk) throws IOException {
    return WindowMemory.Sample.parse(talk.ask("memory"));
  }

  /** The weather is good, and a person asks to look again. */
  private void awaitAllWell(Talk talk, String figure) throws IOException, InterruptedException {
    talk.ask("refresh");
    long started = System.nanoTime();
    while (System.nanoTime() - started < RECOVERY.toNanos()) {
      if (talk.ask("look").contains("All well")) {
        long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - started);
        report.figure("window v" + version + ", " + figure, seconds + " s");
        return;
      }
      TimeUnit.MILLISECONDS.sleep(BETWEEN_LOOKS.toMillis());
    }
    breach("not well in good weather", talk.ask("look"));
  }

  private String errors() throws IOException {
    Path file = folder.resolve("stderr.txt");
    return Files.exists(file) ? Files.readString(file) : "";
  }

  /** Everything that the window has written, its log in detail among it. */
  private void searchFiles() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        marks.in(text).ifPresent(secret -> breach("secret in a file", secret + " in " + file));
      }
    }
    if (errors.contains("Exception")) {
      breach("the window printed an exception", errors);
    }
  }

  private void breach(String kind, String detail) {
    report.breach(new Breach(kind, "window", "v" + version, detail));
  }
}
