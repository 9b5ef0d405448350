package envwatch.weather;

import envwatch.weather.Mutation.Draw;
import envwatch.weather.Tree.Field;
import envwatch.weather.Tree.Fields;
import envwatch.weather.Tree.Items;
import envwatch.weather.Tree.Leaf;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** JSON of another shape, anywhere in a body. */
final class TreeMutations {
  /** Of other types than the one expected, and the far ends of theirs. */
  private static final String[] ODD = {
    "null",
    "true",
    "false",
    "0",
    "-1",
    "250",
    "1.5",
    "\"50\"",
    "1e400",
    "-1e400",
    "1E999999999",
    "-1E-999999999",
    "99999999999999999999999999",
    "-0",
    "\"\"",
    "\"  \"",
    "\"x\"",
    "\"N/A\"",
    "\"null\"",
    "[]",
    "{}",
    "[[]]",
    "[null]",
    "{\"a\": null}",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "\"\\r\\n\\u001b[31m\"",
    "\"=cmd()\"",
    "\"%s%n{0}${x}\"",
    "\"<b>x</b>\"",
    "\"../../x\"",
    "\"javascript:alert(1)\""
  };

  private static final String[] MARKS = {
    "\u202e",
    "\u2066",
    "\u200b",
    "\u200f",
    "\ufeff",
    "\u00ad",
    "\u2028",
    "\u0085",
    "\udb40\udc41",
    "\u0301",
    "\ud83d\ude00"
  };

  private TreeMutations() {}

  static List<Mutation> all() {
    List<Mutation> all = new ArrayList<>();
    all.add(
        anywhere("json: another value", Effect.FREE, (part, draw) -> new Leaf(draw.oneOf(ODD))));
    all.add(
        anywhere("json: 5,000 digits", Effect.FREE, (part, draw) -> new Leaf("7".repeat(5_000))));
    all.add(anywhere("json: no JSON inside", Effect.FREE, (part, draw) -> new Leaf(noJson(draw))));
    all.add(anywhere("json: in a list", Effect.FREE, (part, draw) -> new Items(List.of(part))));
    all.add(
        anywhere(
            "json: in an object",
            Effect.FREE,
            (part, draw) -> new Fields(List.of(new Field("data", part)))));
    all.add(anywhere("json: 500 levels deep", Effect.FREE, (part, draw) -> deep(500)));
    all.add(anywhere("json: 100,000 levels deep", Effect.FREE, (part, draw) -> deep(100_000)));
    all.add(inObject("json: a field removed", Effect.FREE, TreeMutations::removed));
    all.add(inObject("json: a field twice", Effect.FREE, TreeMutations::twice));
    all.add(inObject("json: a field in other letters", Effect.FREE, TreeMutations::otherLetters));
    all.add(
        inObject(
            "json: an unknown field",
            Effect.SAME,
            (object, draw) -> added(object, new Leaf(draw.oneOf(ODD)))));
    all.add(
        inObject(
            "json: unknown and 400 levels deep",
            Effect.SAME,
            (object, draw) -> added(object, deep(400))));
    all.add(named("json: marks in a name", TreeMutations::marked));
    all.add(named("json: a name of 10,000 letters", (name, draw) -> name + "x".repeat(10_000)));
    all.add(
        named(
            "json: a name from right to left", (name, draw) -> name + " \u05e9\u05dc\u05d5\u05dd"));
    all.add(
        Mutation.of("json: an end far away", Effect.SAME, TreeMutations::farAway)
            .only(Topic.LIST, Topic.STATE));
    // The rest of the environment is understood; that its end is not is told in its state.
    all.add(
        Mutation.of("json: an end that is no date", Effect.FREE, TreeMutations::uncertain)
            .only(Topic.LIST, Topic.STATE));
    all.add(
        Mutation.of(
                "json: an end long past",
                Effect.EXPIRED,
                (good, draw) -> ending(good, "Mon, 01 Jan 2001 00:00:00 GMT"))
            .only(Topic.LIST, Topic.STATE));
    // The first moment of .NET's calendar, which says that there is none.
    all.add(
        Mutation.of(
                "json: an end in the year 1",
                Effect.SAME,
                (good, draw) -> ending(good, "Mon, 01 Jan 0001 00:00:00 GMT"))
            .only(Topic.LIST, Topic.STATE));
    all.add(shape("shape: null", "null"));
    all.add(shape("shape: a text", "\"fine\""));
    all.add(shape("shape: a number", "7"));
    all.add(shape("shape: true", "true"));
    all.add(
        Mutation.of(
                "shape: a list for an object",
                Effect.LOST,
                (good, draw) -> in(good, draw, new Leaf("[]")))
            .only(Topic.STATE));
    all.add(
        Mutation.of(
                "shape: an object for a list",
                Effect.LOST,
                (good, draw) -> in(good, draw, new Leaf("{}")))
            .only(Topic.LIST));
    all.add(
        Mutation.of(
                "shape: another object",
                Effect.LOST,
                (good, draw) -> in(good, draw, new Leaf("{\"ok\": 1}")))
            .only(Topic.LIST, Topic.STATE));
    return all;
  }

  private static Answer farAway(Answer good, Draw draw) {
    return ending(good, draw.oneOf("Fri, 31 Dec 9999 23:59:59 GMT", "9999-12-31T23:59:59Z"));
  }

  /** What may be a date, but is none that can be known for certain. */
  private static Answer uncertain(Answer good, Draw draw) {
    String end =
        draw.oneOf(
            "Fri, 31 Dec 999999999 23:59:59 GMT", "99999999999999999999", "12/31/9999 11:59 PM");
    return ending(good, end);
  }

  private static Answer ending(Answer good, String end) {
    return good.withBody(good.text().replaceFirst("Fri, 01 Mar 2097 10:00:00 GMT", end));
  }

  /** Makes another part of a part. */
  @FunctionalInterface
  interface Edit<T> {
    Tree of(T part, Draw draw);
  }

  /** Where the environments, or the environment, are: below an envelope or a field. */
  static List<Integer> place(Tree body, Draw draw) {
    if (draw.version() == 3 || (draw.version() == 1 && draw.topic() != Topic.LIST)) {
      return List.of();
    }
    return List.of(((Fields) body).indexOf(draw.version() == 1 ? "envsList" : "data"));
  }

  static Answer in(Answer good, Draw draw, Tree part) {
    Tree body = Tree.of(good.text());
    return good.withBody(body.with(place(body, draw), part).text());
  }

  private static Mutation shape(String name, String text) {
    return Mutation.of(name, Effect.LOST, (good, draw) -> in(good, draw, new Leaf(text)))
        .only(Topic.LIST, Topic.STATE);
  }

  private static Mutation anywhere(String name, Effect effect, Edit<Tree> edit) {
    return Mutation.of(
            name,
            effect,
            (good, draw) -> {
              Tree body = Tree.of(good.text());
              List<List<Integer>> paths = below(body, draw);
              List<Integer> path = paths.get(draw.below(paths.size()));
              return edited(good, body, path, edit.of(body.at(path), draw), draw);
            })
        .withBody();
  }

  /** In a list only inside of the entries: what becomes of a whole entry is a matter of its own. */
  private static List<List<Integer>> below(Tree body, Draw draw) {
    int depth = draw.topic() == Topic.LIST ? place(body, draw).size() + 2 : 0;
    List<Integer> place = place(body, draw);
    return body.paths(depth).stream()
        .filter(path -> draw.topic() != Topic.LIST || path.subList(0, place.size()).equals(place))
        .toList();
  }

  private static Answer edited(Answer good, Tree body, List<Integer> path, Tree part, Draw draw) {
    int entry = draw.topic() == Topic.LIST ? path.get(place(body, draw).size()) : -1;
    return good.withBody(body.with(path, part).text()).touching(entry);
  }

  private static Mutation inObject(String name, Effect effect, Edit<Fields> edit) {
    return Mutation.of(
            name,
            effect,
            (good, draw) -> {
              Tree body = Tree.of(good.text());
              int depth = draw.topic() == Topic.LIST ? place(body, draw).size() + 1 : 0;
              List<List<Integer>> paths =
                  body.paths(depth).stream()
                      .filter(path ->
                          body.at(path) instanceof Fields fields && !fields.fields().isEmpty())
                      .toList();
              if (paths.isEmpty()) {
                return good;
              }
              List<Integer> path = paths.get(draw.below(paths.size()));
              return edited(good, body, path, edit.of((Fields) body.at(path), draw), draw);
            })
        .withBody();
  }

  private static Tree removed(Fields object, Draw draw) {
    List<Field> fields = new ArrayList<>(object.fields());
    fields.remove(draw.below(fields.size()));
    return new Fields(fields);
  }

  private static Tree twice(Fields object, Draw draw) {
    List<Field> fields = new ArrayList<>(object.fields());
    Field field = fields.get(draw.below(fields.size()));
    Tree value = draw.random().nextBoolean() ? field.value() : new Leaf(draw.oneOf(ODD));
    fields.add(draw.below(fields.size() + 1), new Field(field.name(), value));
    return new Fields(fields);
  }

  private static Tree otherLetters(Fields object, Draw draw) {
    List<Field> fields = new ArrayList<>(object.fields());
    int at = draw.below(fields.size());
    Field field = fields.get(at);
    fields.set(at, new Field(field.name().toUpperCase(Locale.ROOT), field.value()));
    return new Fields(fields);
  }

  private static Tree added(Fields object, Tree value) {
    List<Field> fields = new ArrayList<>(object.fields());
    fields.addFirst(new Field("aFieldOfTheFuture", value));
    return new Fields(fields);
  }

  private static Tree deep(int levels) {
    return new Leaf("[".repeat(levels) + "]".repeat(levels));
  }

  private static String noJson(Draw draw) {
    return draw.oneOf(
        "NaN",
        "undefined",
        "'x'",
        "01",
        "+1",
        "\"a\nb\"",
        "\"\\x\"",
        "",
        "/* */",
        "{,}",
        "[1,]",
        "tru");
  }

  private static Mutation named(String name, Naming naming) {
    return Mutation.of(
            name,
            Effect.SAME,
            (good, draw) ->
                good.withBody(good.text().replaceFirst("Lab \\d", naming.of("Lab", draw))))
        .only(Topic.LIST, Topic.STATE);
  }

  @FunctionalInterface
  private interface Naming {
    String of(String name, Draw draw);
  }

  private static String marked(String name, Draw draw) {
    return draw.oneOf(MARKS) + name + draw.oneOf(MARKS) + "x" + draw.oneOf(MARKS);
  }
}
