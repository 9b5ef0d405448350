package envwatch.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javafx.collections.ListChangeListener;
import javafx.collections.ListChangeListener.Change;
import org.junit.jupiter.api.Test;

/** Listeners hear of exactly what changed, as one change. */
class RowListTest {
  private final RowList<Integer> list = new RowList<>();
  private final List<Integer> heard = new ArrayList<>();
  private int changes;
  private int touched;

  RowListTest() {
    list.addListener(
        (ListChangeListener<Integer>)
            change -> {
              changes++;
              hear(change);
            });
  }

  private void hear(Change<? extends Integer> change) {
    while (change.next()) {
      List<Integer> gone =
          heard.subList(change.getFrom(), change.getFrom() + change.getRemovedSize());
      assertThat(gone).isEqualTo(change.getRemoved());
      gone.clear();
      heard.addAll(change.getFrom(), change.getAddedSubList());
      touched += change.getRemovedSize() + change.getAddedSize();
    }
  }

  @Test
  void whoFollowsTheChangesHoldsTheSameRows() {
    Random random = new Random(7);
    for (int round = 0; round < 500; round++) {
      List<Integer> wanted = new ArrayList<>(list);
      wanted.removeIf(row -> random.nextInt(4) == 0);
      IntStream.range(0, random.nextInt(6))
          .forEach(i -> wanted.add(random.nextInt(wanted.size() + 1), random.nextInt()));
      if (random.nextInt(3) == 0) {
        Collections.shuffle(wanted, random);
      }
      list.become(List.copyOf(wanted));

      assertThat(list).isEqualTo(wanted);
      assertThat(heard).isEqualTo(wanted);
    }
  }

  @Test
  void aRowThatMovesLeavesTheOthersAlone() {
    list.become(List.of(1, 2, 3, 4, 5));
    touched = 0;
    list.become(List.of(2, 3, 4, 5, 1));

    assertThat(heard).containsExactly(2, 3, 4, 5, 1);
    assertThat(touched).isEqualTo(2);
  }

  @Test
  void theSameRowsAreNoChange() {
    list.become(List.of(1, 2, 3));
    list.become(List.of(1, 2, 3));

    assertThat(changes).isEqualTo(1);
  }
}
