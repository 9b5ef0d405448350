package envwatch.weather;

import envwatch.weather.Mutation.Draw;
import envwatch.weather.Tree.Field;
import envwatch.weather.Tree.Fields;
import envwatch.weather.Tree.Items;
import envwatch.weather.Tree.Leaf;
import java.util.ArrayList;
import java.util.List;

/** Lists in which one entry cannot be understood while the others can. */
final class ListMutations {
  private ListMutations() {}

  static List<Mutation> all() {
    List<Mutation> all = new ArrayList<>();
    all.add(entry("entry: null", (entry, draw) -> new Leaf("null")));
    all.add(
        entry(
            "entry: another type",
            (entry, draw) -> new Leaf(draw.oneOf("\"x\"", "7", "true", "[]", "\"\"", "-1.5"))));
    all.add(entry("entry: an empty object", (entry, draw) -> new Leaf("{}")));
    all.add(entry("entry: in a list", (entry, draw) -> new Items(List.of(entry))));
    all.add(entry("entry: without an id", (entry, draw) -> withoutId(entry)));
    all.add(entry("entry: id null", (entry, draw) -> withId(entry, "null")));
    all.add(
        entry(
            "entry: id empty",
            (entry, draw) -> withId(entry, draw.oneOf("\"\"", "\"   \"", "\"\\t\\n\""))));
    all.add(
        entry(
            "entry: id of another type",
            (entry, draw) -> withId(entry, draw.oneOf("{}", "[]", "[\"x\"]", "{\"id\": 1}"))));
    all.add(entry("entry: two ids", ListMutations::twoIds));
    all.add(
        Mutation.of("entry: the id of another", Effect.PART, ListMutations::doubled)
            .only(Topic.LIST));
    return all;
  }

  private static Mutation entry(String name, TreeMutations.Edit<Fields> edit) {
    return Mutation.of(
            name,
            Effect.PART,
            (good, draw) -> {
              Tree body = Tree.of(good.text());
              List<Integer> place = TreeMutations.place(body, draw);
              int at = draw.below(GoodAnswers.ENVIRONMENTS);
              List<Integer> path = new ArrayList<>(place);
              path.add(at);
              Tree part = edit.of((Fields) body.at(path), draw);
              return good.withBody(body.with(path, part).text()).touching(at);
            })
        .only(Topic.LIST);
  }

  /** The id comes first in every entry. */
  private static Tree withoutId(Fields entry) {
    return new Fields(entry.fields().subList(1, entry.fields().size()));
  }

  private static Tree withId(Fields entry, String text) {
    List<Field> fields = new ArrayList<>(entry.fields());
    fields.set(0, new Field(fields.getFirst().name(), new Leaf(text)));
    return new Fields(fields);
  }

  private static Tree twoIds(Fields entry, Draw draw) {
    List<Field> fields = new ArrayList<>(entry.fields());
    Leaf other = new Leaf("\"ENVAPIID9999\"");
    fields.add(draw.below(fields.size() + 1), new Field(fields.getFirst().name(), other));
    return new Fields(fields);
  }

  /** An entry more, with another name and an id that was there already. */
  private static Answer doubled(Answer good, Draw draw) {
    Tree body = Tree.of(good.text());
    List<Integer> place = TreeMutations.place(body, draw);
    List<Tree> items = new ArrayList<>(((Items) body.at(place)).items());
    int at = draw.below(items.size());
    items.add(
        draw.below(items.size() + 1), Tree.of(items.get(at).text().replace("\"Lab ", "\"Other ")));
    return good.withBody(body.with(place, new Items(items)).text()).touching(at);
  }
}
