package envwatch.history.store;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Fact;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class FactsJsonTest {
  private static final List<Fact> FACTS =
      List.of(
          new Fact(Fact.Kind.NAME, "a \"b\" \\ / \n", "\uD83D\uDE00 \u00e9"),
          new Fact(Fact.Kind.OWNER, null, "ann@example.com"),
          new Fact(Fact.Kind.ADDRESS, "198.51.100.1", null));

  private static final String WRITTEN =
      """
      [["NAME","a \\"b\\" \\\\ / \\n","\uD83D\uDE00 \u00e9"],\
      ["OWNER",null,"ann@example.com"],["ADDRESS","198.51.100.1",null]]\
      """;

  @Test
  void writesFactsAsHistoryFilesHaveThem() {
    assertThat(FactsJson.write(FACTS)).isEqualTo(WRITTEN);
    assertThat(FactsJson.write(List.of())).isEqualTo("[]");
  }

  @Test
  void readsFactsOfHistoryFiles() {
    assertThat(FactsJson.read(WRITTEN)).isEqualTo(FACTS);
  }

  @Test
  void leavesOutFactsOfUnknownKinds() {
    assertThat(FactsJson.read("[[\"COLOUR\",\"red\",\"blue\"],[\"NAME\",\"a\",\"b\"]]"))
        .containsExactly(new Fact(Fact.Kind.NAME, "a", "b"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[\"OWNER\"]",
        "[\"OWNER\",null,null,\"later\"]",
        "[\"OWNER\",[\"a\",[\"b\"]],{\"c\":[\"d\"]}]",
        "[\"OWNER\",1,true]"
      })
  void takesFactsOfOtherShapesAsFarAsTheyAreKnown(String odd) {
    assertThat(FactsJson.read("[" + odd + ",[\"NAME\",\"a\",\"b\"]]"))
        .containsExactly(new Fact(Fact.Kind.OWNER, null, null), new Fact(Fact.Kind.NAME, "a", "b"));
  }

  @Test
  void leavesOutWhatIsNoFact() {
    assertThat(FactsJson.read("[1,[],[[\"NAME\"]],{\"a\":[]},null,[\"NAME\",\"a\",\"b\"]]"))
        .containsExactly(new Fact(Fact.Kind.NAME, "a", "b"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "[", "[[\"NAME\",\"a\",\"b\"]", "[[\"NAME\",\"a\"", "{}", "text", "[1]"})
  void findsNoFactsInWhatIsNone(String json) {
    assertThat(FactsJson.read(json)).isEmpty();
  }
}
