package envwatch.weather;

import envwatch.cli.StatusOnce;
import envwatch.weather.Mutation.Draw;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/** Runs the command {@code status} on wrong answers and judges what it prints. */
final class StatusCases {
  private static final int ALL_WELL = 0;
  private static final Pattern TRACE =
      Pattern.compile("(?m)^\\s+at [\\w.$/]+\\(|\\bjava\\.\\w+\\.|Exception\\b");

  private final long seed;
  private final HostileServer server;
  private final Marks marks;
  private final Report report;
  private final Path folder;
  private final Mutations mutations = new Mutations();
  private final GoodAnswers good;

  StatusCases(long seed, HostileServer server, Marks marks, Report report, Path folder) {
    this.seed = seed;
    this.server = server;
    this.marks = marks;
    this.report = report;
    this.folder = folder;
    good = new GoodAnswers(marks.password());
  }

  void run(int count) {
    for (int number = 0; number < count; number++) {
      runOne(number);
    }
    report.figure("runs of status", String.valueOf(count));
  }

  void runOne(int number) {
    SplittableRandom random = new SplittableRandom(seed * 31 + number);
    int version = 1 + random.nextInt(3);
    Topic topic = random.nextInt(3) == 0 && version != 2 ? Topic.STATE : Topic.LIST;
    Mutation mutation =
        mutations.draw(random, version, topic, one -> one.cost() != Mutation.Cost.SLOW);
    long making = random.nextLong();
    String apiId = "STATUS" + number;
    server.expect(
        apiId,
        new Visitor(request -> {
          Answer answer = good.answer(request);
          return request.topic() == topic
              ? mutation.making().of(answer, new Draw(new SplittableRandom(making), version, topic))
              : answer;
        }));
    List<String> line =
        new ArrayList<>(
            List.of("status", "--address", server.address().toString(), "--api-id", apiId));
    if (version != 3 || random.nextBoolean()) {
      line.addAll(List.of("--api-version", "v" + version));
    }
    boolean json = random.nextBoolean();
    if (json) {
      line.add("--json");
    }
    StatusOnce done = StatusOnce.run(folder, marks.key(), line.toArray(String[]::new));
    server.forget(apiId);
    report.count("Runs of status by exit code", String.valueOf(done.code()));
    judge(
        new Run(
            "status-" + number,
            "v" + version + " " + topic + ", " + mutation.name(),
            mutation.effect(),
            json),
        done);
  }

  private record Run(String name, String about, Effect effect, boolean json) {}

  private void judge(Run run, StatusOnce done) {
    String all = done.out() + done.err();
    marks.in(all).ifPresent(secret -> breach(run, "secret in the output of status", all));
    if (TRACE.matcher(all).find()) {
      breach(run, "a bug in the output of status", all);
    }
    if (!run.json() && all.codePoints().anyMatch(StatusCases::invisible)) {
      breach(run, "marks or control characters in the output of status", all);
    }
    boolean well = done.code() == ALL_WELL;
    if (well && (run.effect() == Effect.LOST || run.effect() == Effect.PART)) {
      breach(run, "all well on what was not understood", all);
    }
    if (!well && run.effect() == Effect.SAME) {
      breach(run, "status: not understood although good", all);
    }
    if (!well && run.effect() == Effect.EXPIRED && !toldExpired(run, done)) {
      breach(run, "status: not understood although good, or not told as expired", all);
    }
    if (done.code() == 2 && done.err().isBlank()) {
      breach(run, "status ended with 2 without a word", all);
    }
  }

  private static boolean invisible(int character) {
    return Character.getType(character) == Character.FORMAT
        || (Character.isISOControl(character) && character != '\n' && character != '\r');
  }

  private static boolean toldExpired(Run run, StatusOnce done) {
    return done.code() == 1 && done.out().contains(run.json() ? "\"expired\"" : " days ago");
  }

  private void breach(Run run, String kind, String detail) {
    report.breach(new Breach(kind, run.name(), run.about(), detail));
  }
}
