package envwatch.util;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class ListenersTest {
  private final Listeners<Integer> listeners = new Listeners<>();
  private final List<Integer> told = new ArrayList<>();

  @Test
  void valuesAreToldInTheOrderInWhichTheyWereQueued() {
    listeners.subscribe(told::add, 0);
    listeners.queue(1);
    listeners.queue(2);
    assertThat(told).isEmpty();

    listeners.deliver();

    assertThat(told).containsExactly(0, 1, 2);
  }

  @Test
  void whatAListenerCausesComesAfterWhatItWasTold() {
    listeners.subscribe(value -> tell(value + 1, 2));
    listeners.subscribe(told::add);

    tell(1, 1);

    assertThat(told).containsExactly(1, 2);
  }

  private void tell(int value, int last) {
    if (value <= last) {
      listeners.queue(value);
      listeners.deliver();
    }
  }

  @Test
  void anotherThreadLeavesItsValueToTheOneThatDelivers() throws InterruptedException {
    listeners.subscribe(told::add);
    List<Boolean> came = new ArrayList<>();
    listeners.subscribe(value -> {
      if (value == 1) {
        came.add(tellFromAnotherThread(2));
      }
    });

    tell(1, 1);

    assertThat(came).containsExactly(true);
    assertThat(told).containsExactly(1, 2);
  }

  private boolean tellFromAnotherThread(int value) {
    CallingBack<Integer> other = new CallingBack<>(() -> tell(value, value));
    other.accept(value);
    return other.unanswered().isEmpty();
  }

  @Test
  void whoHasLeftIsToldNothingMore() {
    Subscription subscription = listeners.subscribe(told::add);
    listeners.queue(1);
    subscription.close();

    listeners.deliver();

    assertThat(told).isEmpty();
  }

  @Test
  void theOthersAreToldEverythingWhenAListenerFails() {
    listeners.subscribe(value -> {
      throw new IllegalStateException("broken by " + value);
    });
    listeners.subscribe(told::add);
    listeners.queue(1);
    listeners.queue(2);

    assertThatThrownBy(listeners::deliver)
        .hasMessage("broken by 1")
        .satisfies(first ->
            assertThat(first.getSuppressed())
                .extracting(Throwable::getMessage)
                .containsExactly("broken by 2"));
    assertThat(told).containsExactly(1, 2);
  }

  @Test
  void aFailureIsThrownOnce() {
    Subscription failing =
        listeners.subscribe(value -> {
          throw new IllegalStateException("broken");
        });
    listeners.subscribe(told::add);
    listeners.queue(1);
    assertThatThrownBy(listeners::deliver).hasMessage("broken");
    failing.close();
    listeners.queue(2);

    listeners.deliver();

    assertThat(told).containsExactly(1, 2);
  }

  @Test
  void aFailureThatIsAlwaysTheSameIsThrown() {
    IllegalStateException same = new IllegalStateException("broken");
    listeners.subscribe(value -> {
      throw same;
    });
    listeners.queue(1);
    listeners.queue(2);

    assertThatThrownBy(listeners::deliver).isSameAs(same);
  }

  /** A window that was replaced would stay in memory for as long as nothing is told. */
  @Test
  void whoeverIsGoneIsLetGoThoughNothingWasDelivered() {
    WeakReference<List<Integer>> gone = subscribedAndGone();
    await()
        .until(() -> {
          System.gc();
          return gone.refersTo(null);
        });
  }

  private WeakReference<List<Integer>> subscribedAndGone() {
    List<Integer> values = new ArrayList<>();
    listeners.subscribe(values::add).close();
    return new WeakReference<>(values);
  }
}
