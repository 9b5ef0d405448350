package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.Glyph;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PaletteIndexTest {
  private static final Duration FRAME = Duration.ofMillis(16);

  private final PaletteIndex index = new PaletteIndex();

  private void add(String words, String further) {
    index.add(
        new PaletteEntry(
            words, Glyph.INFO, null, words, () -> "", further, "", null, true, () -> {}));
  }

  private List<String> found(String typed) {
    return index.find(typed, entry -> 0, 50).stream().map(PaletteEntry::words).toList();
  }

  @Test
  void aWholeNameStandsBeforeABeginningBeforeAWordBeforeAPartBeforeLetters() {
    add("w-e-b", "");
    add("cobweb", "");
    add("the web", "");
    add("webinar", "");
    add("web", "");
    assertThat(found("web")).containsExactly("web", "webinar", "the web", "cobweb", "w-e-b");
  }

  @Test
  void lettersAreFoundInTheirOrderOnly() {
    add("Kubernetes day 2", "");
    assertThat(found("kd2")).hasSize(1);
    assertThat(found("2dk")).isEmpty();
  }

  @Test
  void lettersThatBeginWordsStandBeforeOthers() {
    add("skidded", "");
    add("Kubernetes introduction, day 1", "");
    assertThat(found("kid")).containsExactly("skidded", "Kubernetes introduction, day 1");
    assertThat(found("kd1")).containsExactly("Kubernetes introduction, day 1");
  }

  @Test
  void everyWordHasToBeThere() {
    add("Linux basics", "ann");
    assertThat(found("basics lin")).hasSize(1);
    assertThat(found("ann linux")).hasSize(1);
    assertThat(found("linux ben")).isEmpty();
  }

  @Test
  void whatIsFoundBesidesIsNotFoundByScatteredLetters() {
    add("Linux basics", "zoe@example.com");
    assertThat(found("example")).hasSize(1);
    assertThat(found("zec")).isEmpty();
  }

  @Test
  void accentsAndCapitalsDoNotMatter() {
    add("José's lab", "");
    assertThat(found("JOSE")).hasSize(1);
  }

  @Test
  void whatWasUsedLatelyStandsBeforeItsLike() {
    add("web-1", "");
    add("web-2", "");
    assertThat(index.find("web", entry -> entry.words().equals("web-2") ? 28 : 0, 50))
        .extracting(PaletteEntry::words)
        .containsExactly("web-2", "web-1");
  }

  @Test
  void withoutWordsTheFirstStandFirst() {
    add("b", "");
    add("a", "");
    assertThat(found("  ")).containsExactly("b", "a");
  }

  @Test
  void noMoreThanAskedForAreFound() {
    IntStream.range(0, 200).forEach(number -> add("web-" + number, ""));
    assertThat(found("web")).hasSize(50);
  }

  @Test
  void anyOf5000EnvironmentsAndTheirMachinesIsFoundWithinOneFrame() {
    IntStream.range(0, 5_000)
        .forEach(number ->
            add("Kubernetes day %d - Student %04d".formatted(number % 5, number), "EN" + number));
    IntStream.range(0, 20_000)
        .forEach(number -> add("worker-" + number % 4, "Kubernetes day 2 - Student 203.0.113.7"));
    long best = Long.MAX_VALUE;
    for (int number = 0; number < 200; number++) {
      String typed = "%03d".formatted(number * 5);
      long from = System.nanoTime();
      List<String> found = found(typed);
      best = Math.min(best, System.nanoTime() - from);
      assertThat(found.getFirst()).contains(typed);
    }
    assertThat(Duration.ofNanos(best)).isLessThanOrEqualTo(FRAME);
  }
}
