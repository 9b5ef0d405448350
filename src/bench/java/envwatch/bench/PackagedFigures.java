package envwatch.bench;

import envwatch.bench.Figure.Verdict;
import envwatch.bench.PackagedProgram.Running;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The figures of the packaged program: start, memory and idling beside a bare window. */
final class PackagedFigures {
  private static final int STARTS = 9;
  private static final int COLD_STARTS = 3;
  private static final Path DROP_CACHES = Path.of("/proc/sys/vm/drop_caches");
  private static final Duration SETTLING = Duration.ofSeconds(20);

  /** Until the compiler has met nearly everything that an idle minute runs. */
  private static final Duration WARMING_UP = Duration.ofSeconds(120);

  private static final Duration IDLING = Duration.ofMinutes(3);
  private static final Duration FRAMES_OF = Duration.ofMinutes(1);
  private static final double IDLE_POINTS = 0.35;
  private static final long FRAMES_WHILE_IDLE = 8;
  private static final double MEGABYTE = 1_000_000.0;

  private static final String START = "start to first data in the title, warm";
  private static final String START_ENCRYPTED = "the same with an account reached over TLS";
  private static final String START_COLD = "the same with nothing in the page cache";
  private static final String START_ABSOLUTE = "the same, warm, absolute";
  private static final String START_WITH_HISTORY =
      "start with a full history, 500 environments remembered";
  private static final String MEMORY = "resident memory, 200 environments x 5 machines";
  private static final String IDLE = "CPU while idle, 200 environments, nothing changing";
  private static final String FRAMES = "frames drawn in such a minute";
  private static final String SOAK = "memory after %d min of 1-second looks at 200 environments";
  private static final String SIZE = "size of the .deb";

  private final Path images;
  private final Path installers;
  private final Path work;
  private final Duration soak;
  private final List<Figure> figures = new ArrayList<>();

  /**
   * @param images where the application images lie
   * @param work for data folders
   */
  PackagedFigures(Path images, Path installers, Path work, Duration soak) {
    this.images = images;
    this.installers = installers;
    this.work = work;
    this.soak = soak;
  }

  List<Figure> take() throws IOException, InterruptedException {
    Optional<Display> display = Display.open();
    display.ifPresent(Display::close);
    if (display.isEmpty()) {
      for (String what :
          List.of(
              START,
              START_ENCRYPTED,
              START_COLD,
              START_ABSOLUTE,
              START_WITH_HISTORY,
              MEMORY,
              IDLE,
              FRAMES,
              soakName())) {
        figures.add(Figure.notMeasured(what, "-", "no display"));
      }
    } else {
      try (Simulator service = service()) {
        measureStart();
        measureEncryptedStart();
        measureColdStart();
        measureStartWithHistory(service);
        measureMemoryAndIdling(service);
        measureFrames(service);
        measureSoak(service);
      }
    }
    measureSize();
    return figures;
  }

  private static Simulator service() throws IOException {
    return Simulator.start(
        SimulatorOptions.builder().environments(200).machines(5).still().build());
  }

  private void measureStart() throws IOException, InterruptedException {
    PackagedProgram program = clicked();
    List<Duration> bare = new ArrayList<>();
    List<Duration> ours = new ArrayList<>();
    timeOf(bareWindow());
    timeOf(program);
    for (int i = 0; i < STARTS; i++) {
      bare.add(timeOf(bareWindow()));
      ours.add(timeOf(program));
    }
    addStart(START, median(ours), median(bare));
    figures.add(
        new Figure(
            START_ABSOLUTE,
            seconds(median(ours)),
            null,
            "under 1 s",
            Verdict.of(median(ours).compareTo(Duration.ofSeconds(1)) < 0)));
  }

  /** The demo, which a click starts, is reached in clear text; real accounts never are. */
  private void measureEncryptedStart() throws IOException, InterruptedException {
    SimulatorOptions encrypted = SimulatorOptions.builder().still().tls().build();
    try (Simulator service = Simulator.start(encrypted)) {
      PackagedProgram program =
          program(service, "encrypted")
              .with("--certificate-authority", service.certificate().orElseThrow().toString());
      List<Duration> bare = new ArrayList<>();
      List<Duration> ours = new ArrayList<>();
      timeOf(program);
      for (int i = 0; i < STARTS; i++) {
        bare.add(timeOf(bareWindow()));
        ours.add(timeOf(program));
      }
      addStart(START_ENCRYPTED, median(ours), median(bare));
    }
  }

  private void measureColdStart() throws IOException, InterruptedException {
    if (!Files.isWritable(DROP_CACHES)) {
      figures.add(Figure.notMeasured(START_COLD, "-", "the page cache cannot be emptied here"));
      return;
    }
    PackagedProgram program = clicked();
    List<Duration> bare = new ArrayList<>();
    List<Duration> ours = new ArrayList<>();
    for (int i = 0; i < COLD_STARTS; i++) {
      Files.writeString(DROP_CACHES, "3");
      bare.add(timeOf(bareWindow()));
      Files.writeString(DROP_CACHES, "3");
      ours.add(timeOf(program));
    }
    addStart(START_COLD, median(ours), median(bare));
  }

  /** Both on the same service, one after the other; the one without begins anew each time. */
  private void measureStartWithHistory(Simulator service) throws IOException, InterruptedException {
    PackagedProgram full = program(service, "full");
    FullHistory.write(Files.createDirectories(work.resolve("full")).resolve("history.db"));
    timeOf(full);
    List<Duration> with = new ArrayList<>();
    List<Duration> without = new ArrayList<>();
    for (int i = 0; i < STARTS; i++) {
      without.add(timeOf(program(service, "empty-" + i)));
      with.add(timeOf(full));
    }
    double times = (double) median(with).toNanos() / median(without).toNanos();
    figures.add(
        new Figure(
            START_WITH_HISTORY,
            "%s = %.2f times".formatted(seconds(median(with)), times),
            "with none " + seconds(median(without)),
            "at most 1.1 times",
            Verdict.of(times <= 1.1)));
  }

  private void addStart(String what, Duration ours, Duration bare) {
    double times = (double) ours.toNanos() / bare.toNanos();
    figures.add(
        new Figure(
            what,
            "%s = %.2f times".formatted(seconds(ours), times),
            "bare window " + seconds(bare),
            "at most 1.3 times",
            Verdict.of(times <= 1.3)));
  }

  private static Duration timeOf(PackagedProgram program) throws IOException, InterruptedException {
    try (Running running = program.start()) {
      return running.toData();
    }
  }

  /**
   * Both windows at the same time, because their share differs from one minute to another: JavaFX
   * asks for events 60 times a second.
   */
  private void measureMemoryAndIdling(Simulator service) throws IOException, InterruptedException {
    try (Running bare = bareWindow().start();
        Running ours = program(service, "memory").start()) {
      pause(SETTLING);
      addMemory(ours.residentBytes(), bare.residentBytes());
      pause(WARMING_UP);
      Duration bareBefore = bare.processorTime();
      Duration oursBefore = ours.processorTime();
      pause(IDLING);
      addIdling(
          shareOfCore(ours.processorTime().minus(oursBefore)),
          shareOfCore(bare.processorTime().minus(bareBefore)));
    }
  }

  private void addMemory(long ours, long bare) {
    long more = ours - bare;
    figures.add(
        new Figure(
            MEMORY,
            "%s = %s more".formatted(megabytes(ours), megabytes(more)),
            "bare window " + megabytes(bare),
            "at most 60 MB more",
            Verdict.of(more <= 60 * MEGABYTE)));
  }

  private void addIdling(double ours, double bare) {
    figures.add(
        new Figure(
            IDLE,
            "%.2f %% of a core = %.2f points more".formatted(ours, ours - bare),
            "bare window %.2f %% of a core".formatted(bare),
            "at most 0.35 points more",
            Verdict.of(ours - bare <= IDLE_POINTS)));
  }

  /** In percent, of what was spent while idling. */
  private static double shareOfCore(Duration spent) {
    return 100.0 * spent.toMillis() / IDLING.toMillis();
  }

  /** JavaFX writes down each pulse and what it did; not every pulse draws. */
  private void measureFrames(Simulator service) throws IOException, InterruptedException {
    Path pulses = work.resolve("pulses.log");
    try (Running _ = program(service, "frames").startLogging(pulses)) {
      pause(SETTLING.plus(WARMING_UP));
      long before = frames(pulses);
      pause(FRAMES_OF);
      long drawn = frames(pulses) - before;
      figures.add(
          new Figure(
              FRAMES,
              String.valueOf(drawn),
              null,
              "at most " + FRAMES_WHILE_IDLE,
              Verdict.of(drawn <= FRAMES_WHILE_IDLE)));
    }
  }

  /** A frame may be painted in several regions. */
  private static long frames(Path pulses) throws IOException {
    long frames = 0;
    boolean counted = false;
    for (String line : Files.readAllLines(pulses)) {
      if (line.startsWith("PULSE: ")) {
        counted = false;
      } else if (!counted && line.endsWith(": Painting")) {
        counted = true;
        frames++;
      }
    }
    return frames;
  }

  private void measureSoak(Simulator service) throws IOException, InterruptedException {
    PackagedProgram program = program(service, "soak");
    Path settings = work.resolve("soak").resolve("settings.json");
    Files.createDirectories(settings.getParent());
    Files.writeString(
        settings,
        """
        {"watching": {"changingSeconds": 1, "selectedSeconds": 1, "restingSeconds": 1,
          "requestsInFlight": 6, "requestsPerSecond": 200}}
        """);
    try (Running running = program.start()) {
      pause(Duration.ofMinutes(1));
      long early = running.residentBytes();
      pause(soak.minusMinutes(1));
      long late = running.residentBytes();
      double growth = 100.0 * (late - early) / early;
      figures.add(
          new Figure(
              soakName(),
              "%s = %+.1f %%".formatted(megabytes(late), growth),
              "after 1 min " + megabytes(early),
              "within 5 %",
              Verdict.of(Math.abs(growth) <= 5)));
    }
  }

  private String soakName() {
    return SOAK.formatted(soak.toMinutes());
  }

  private void measureSize() throws IOException {
    try (Stream<Path> files = Files.isDirectory(installers) ? Files.list(installers) : null) {
      Optional<Path> deb =
          files == null
              ? Optional.empty()
              : files.filter(file -> file.toString().endsWith(".deb")).findFirst();
      if (deb.isEmpty()) {
        figures.add(Figure.notMeasured(SIZE, "under 45 MB", "no .deb was built here"));
        return;
      }
      long bytes = Files.size(deb.get());
      figures.add(
          new Figure(
              SIZE, megabytes(bytes), null, "under 45 MB", Verdict.of(bytes < 45 * MEGABYTE)));
    }
  }

  private PackagedProgram bareWindow() {
    return new PackagedProgram(
        List.of(images.resolve("envwatch-bare/bin/envwatch-bare").toString()),
        Map.of(),
        BareWindow.TITLE);
  }

  /** Envwatch as a click starts it, without arguments and here without an account. */
  private PackagedProgram clicked() {
    String folder = work.resolve("start").toString();
    return new PackagedProgram(
        List.of(images.resolve("envwatch/bin/envwatch").toString()),
        Map.of("XDG_CONFIG_HOME", folder, "XDG_DATA_HOME", folder, "XDG_STATE_HOME", folder),
        PackagedProgram.DATA_IN_TITLE);
  }

  /** Envwatch on the service given, with a data folder of its own. */
  private PackagedProgram program(Simulator service, String dataFolder) {
    return PackagedProgram.on(
        service, images.resolve("envwatch/bin/envwatch"), work.resolve(dataFolder), "v2");
  }

  private static void pause(Duration duration) throws InterruptedException {
    TimeUnit.MILLISECONDS.sleep(duration.toMillis());
  }

  private static Duration median(List<Duration> durations) {
    return durations.stream().sorted().toList().get(durations.size() / 2);
  }

  private static String seconds(Duration duration) {
    return String.format(Locale.ROOT, "%.2f s", duration.toMillis() / 1000.0);
  }

  private static String megabytes(long bytes) {
    return String.format(Locale.ROOT, "%.1f MB", bytes / MEGABYTE);
  }
}
