package envwatch.weather;

import envwatch.weather.Answer.End;
import envwatch.weather.Answer.Pace;
import envwatch.weather.Mutation.Draw;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Answers that end too early, come too slowly, or are far too large. */
final class CutMutations {
  /** What the client reads at most (README, "Body limits"); more is a limit, not a crash. */
  private static final int LIMIT = 16 * 1024 * 1024;

  private CutMutations() {}

  static List<Mutation> all() {
    List<Mutation> all = new ArrayList<>();
    for (End end : List.of(End.CLOSE, End.RESET)) {
      String how = end == End.CLOSE ? "closed" : "reset";
      all.add(
          Mutation.of(
              "cut: before the answer, " + how, Effect.LOST, (good, draw) -> good.cut(0, end)));
      all.add(
          Mutation.of(
              "cut: in the status line, " + how,
              Effect.LOST,
              (good, draw) -> inStatusLine(good, draw, end)));
      all.add(
          Mutation.of(
              "cut: in the headers, " + how,
              Effect.LOST,
              (good, draw) -> inHeaders(good, draw, end)));
      all.add(
          Mutation.of(
                  "cut: before the body, " + how,
                  Effect.LOST,
                  (good, draw) -> good.cut(good.head().length, end))
              .withBody());
      all.add(
          Mutation.of(
                  "cut: in the body, " + how, Effect.LOST, (good, draw) -> inBody(good, draw, end))
              .withBody());
      all.add(
          Mutation.of(
                  "cut: in the size of a chunk, " + how,
                  Effect.LOST,
                  (good, draw) -> inSize(good.chunked(), end))
              .withBody());
      all.add(
          Mutation.of(
                  "cut: in a chunk, " + how,
                  Effect.LOST,
                  (good, draw) -> inBody(good.chunked(), draw, end))
              .withBody());
      all.add(
          Mutation.of(
                  "cut: before the last chunk, " + how,
                  Effect.LOST,
                  (good, draw) -> beforeLast(good.chunked(), draw, end))
              .withBody());
      all.add(
          Mutation.of(
                  "cut: body without a length, " + how,
                  Effect.LOST,
                  (good, draw) -> inBody(good.framedBy(), draw, end))
              .withBody());
    }
    all.add(
        Mutation.of("slow: nothing comes", Effect.LOST, (good, draw) -> good.cut(0, End.HOLD))
            .slow());
    all.add(
        Mutation.of(
                "slow: stops in the head",
                Effect.LOST,
                (good, draw) -> inHeaders(good, draw, End.HOLD))
            .slow());
    all.add(
        Mutation.of(
                "slow: stops in the body",
                Effect.LOST,
                (good, draw) -> inBody(good, draw, End.HOLD))
            .slow()
            .withBody());
    all.add(
        Mutation.of(
                "slow: a byte now and then",
                Effect.LOST,
                (good, draw) -> good.withPace(Pace.TRICKLE))
            .slow());
    all.add(
        Mutation.of(
                "slow: one header after the other",
                Effect.LOST,
                (good, draw) ->
                    good.withHeader("X-Long: " + "x".repeat(5_000)).withPace(Pace.TRICKLE))
            .slow());
    all.add(
        Mutation.of(
                "large: below the limit",
                Effect.SAME,
                (good, draw) -> padded(good, LIMIT - good.body().length))
            .heavy()
            .withBody());
    all.add(
        Mutation.of(
                "large: a byte over the limit",
                Effect.LOST,
                (good, draw) -> padded(good, LIMIT + 1 - good.body().length))
            .heavy()
            .withBody());
    all.add(
        Mutation.of("large: 64 MB", Effect.LOST, (good, draw) -> padded(good, 4 * LIMIT))
            .heavy()
            .withBody());
    all.add(
        Mutation.of(
                "large: 64 MB in chunks",
                Effect.LOST,
                (good, draw) -> padded(good, 4 * LIMIT).chunked())
            .heavy()
            .withBody());
    all.add(
        Mutation.of(
                "large: 64 MB of an error",
                Effect.LOST,
                (good, draw) -> padded(good, 4 * LIMIT).withStatus(draw.oneOf(403, 500, 503)))
            .heavy());
    all.add(Mutation.of("large: bomb of gzip", Effect.LOST, CutMutations::bomb).heavy().withBody());
    all.add(
        Mutation.of("large: millions of entries", Effect.LOST, CutMutations::millions)
            .heavy()
            .only(Topic.LIST));
    all.add(
        Mutation.of(
                "large: a name of 12 MB",
                Effect.FREE,
                (good, draw) ->
                    good.withBody(good.text().replaceFirst("Lab ", "x".repeat(12_000_000))))
            .heavy()
            .only(Topic.LIST, Topic.STATE));
    return all;
  }

  private static Answer inStatusLine(Answer good, Draw draw, End end) {
    return good.cut(1 + draw.below(good.statusLine().length()), end);
  }

  private static Answer inHeaders(Answer good, Draw draw, End end) {
    int line = good.statusLine().length() + 2;
    return good.cut(line + draw.below(good.head().length - line - 1), end);
  }

  private static Answer inBody(Answer good, Draw draw, End end) {
    return good.cut(good.head().length + 1 + draw.below(good.framedBody().length - 1), end);
  }

  private static Answer inSize(Answer chunked, End end) {
    return chunked.cut(chunked.head().length + 1, end);
  }

  private static Answer beforeLast(Answer chunked, Draw draw, End end) {
    int whole = chunked.head().length + chunked.framedBody().length;
    return chunked.cut(whole - 1 - draw.below(5), end);
  }

  private static Answer padded(Answer good, int blanks) {
    byte[] body = Arrays.copyOf(good.body(), good.body().length + blanks);
    Arrays.fill(body, good.body().length, body.length, (byte) ' ');
    return good.withBody(body);
  }

  private static Answer bomb(Answer good, Draw draw) {
    byte[] once = BodyMutations.zip(new byte[64 * 1024 * 1024]);
    return good.withHeader("Content-Encoding: gzip").withBody(once);
  }

  private static Answer millions(Answer good, Draw draw) {
    String entry = draw.oneOf("{}", "null", "[]", "0", "{\"id\":\"x\"}");
    int count = Math.min(5_242_880, (LIMIT - 10_000) / (entry.length() + 1));
    return TreeMutations.in(
        good, draw, new Tree.Leaf("[" + (entry + ",").repeat(count) + entry + "]"));
  }
}
