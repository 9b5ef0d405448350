package envwatch.weather;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** JSON that can be put wrong on purpose: a leaf may be any text, and a name may come twice. */
sealed interface Tree {
  /** The text as it is sent. */
  String text();

  /**
   * @param text sent as it is, JSON or not
   */
  record Leaf(String text) implements Tree {}

  record Items(List<Tree> items) implements Tree {
    @Override
    public String text() {
      return items.stream().map(Tree::text).collect(Collectors.joining(",", "[", "]"));
    }
  }

  record Fields(List<Field> fields) implements Tree {
    @Override
    public String text() {
      return fields.stream()
          .map(field -> "\"" + field.name() + "\":" + field.value().text())
          .collect(Collectors.joining(",", "{", "}"));
    }

    int indexOf(String name) {
      for (int i = 0; i < fields.size(); i++) {
        if (fields.get(i).name().equals(name)) {
          return i;
        }
      }
      return -1;
    }
  }

  record Field(String name, Tree value) {}

  static Tree of(String json) {
    return of(JsonMapper.shared().readTree(json));
  }

  private static Tree of(JsonNode node) {
    if (node.isObject()) {
      List<Field> fields = new ArrayList<>();
      node.properties().forEach(one -> fields.add(new Field(one.getKey(), of(one.getValue()))));
      return new Fields(fields);
    }
    if (node.isArray()) {
      List<Tree> items = new ArrayList<>();
      node.forEach(item -> items.add(of(item)));
      return new Items(items);
    }
    return new Leaf(node.toString());
  }

  /**
   * Another tree with one of its parts replaced.
   *
   * @param path an index into items or fields per level; empty for the whole
   */
  default Tree with(List<Integer> path, Tree part) {
    if (path.isEmpty()) {
      return part;
    }
    int at = path.getFirst();
    List<Integer> rest = path.subList(1, path.size());
    return switch (this) {
      case Leaf leaf -> throw new IllegalArgumentException("nothing below " + leaf);
      case Items(List<Tree> items) -> {
        List<Tree> others = new ArrayList<>(items);
        others.set(at, items.get(at).with(rest, part));
        yield new Items(others);
      }
      case Fields(List<Field> fields) -> {
        List<Field> others = new ArrayList<>(fields);
        Field field = fields.get(at);
        others.set(at, new Field(field.name(), field.value().with(rest, part)));
        yield new Fields(others);
      }
    };
  }

  default Tree at(List<Integer> path) {
    if (path.isEmpty()) {
      return this;
    }
    List<Integer> rest = path.subList(1, path.size());
    return switch (this) {
      case Leaf leaf -> throw new IllegalArgumentException("nothing below " + leaf);
      case Items(List<Tree> items) -> items.get(path.getFirst()).at(rest);
      case Fields(List<Field> fields) -> fields.get(path.getFirst()).value().at(rest);
    };
  }

  /** The paths of all parts at least so many levels below this one, in order. */
  default List<List<Integer>> paths(int depth) {
    List<List<Integer>> found = new ArrayList<>();
    collect(List.of(), depth, found);
    return found;
  }

  private void collect(List<Integer> here, int depth, List<List<Integer>> found) {
    if (here.size() >= depth) {
      found.add(here);
    }
    List<Tree> below =
        switch (this) {
          case Leaf leaf -> List.of();
          case Items(List<Tree> items) -> items;
          case Fields(List<Field> fields) -> fields.stream().map(Field::value).toList();
        };
    for (int i = 0; i < below.size(); i++) {
      List<Integer> path = new ArrayList<>(here);
      path.add(i);
      below.get(i).collect(path, depth, found);
    }
  }
}
