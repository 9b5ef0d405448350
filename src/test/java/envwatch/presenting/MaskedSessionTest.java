package envwatch.presenting;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.model.EnvironmentId;
import envwatch.watch.Question;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class MaskedSessionTest {
  private final MaskedSession mask = new MaskedSession(new Masking(new Aliases(), false));
  private final Deque<Question> waiting = new ArrayDeque<>();
  private final List<EnvironmentId> asked = new ArrayList<>();

  /** A part of a session. */
  public interface Part {
    EnvironmentId newest();

    void look(EnvironmentId environment);

    void follow(Consumer<EnvironmentId> listener);

    CompletableFuture<EnvironmentId> later();

    void ask(Question question);
  }

  private final Part shown =
      mask.before(
          Part.class,
          new Part() {
            @Override
            public EnvironmentId newest() {
              return new EnvironmentId("EN77");
            }

            @Override
            public void look(EnvironmentId environment) {
              asked.add(environment);
            }

            @Override
            public void follow(Consumer<EnvironmentId> listener) {
              listener.accept(newest());
            }

            @Override
            public CompletableFuture<EnvironmentId> later() {
              return CompletableFuture.completedFuture(newest());
            }

            @Override
            public void ask(Question question) {
              waiting.add(question);
            }
          });

  @Test
  void everyWayOutOfTheSessionHasTheSameAlias() {
    List<EnvironmentId> told = new ArrayList<>();
    shown.follow(told::add);
    told.add(shown.newest());
    told.add(shown.later().join());
    assertThat(told).containsOnly(new EnvironmentId("EN-1"));
  }

  @Test
  void theSessionIsAskedForWhatTheAliasStandsFor() {
    shown.look(shown.newest());
    assertThat(asked).containsExactly(new EnvironmentId("EN77"));
  }

  /** A list in which it is not found would have it asked again and again. */
  @Test
  void aQuestionIsFoundInTheListOfTheSession() {
    shown.ask(new Nothing());
    assertThat(waiting.remove(waiting.getFirst())).isTrue();
    assertThat(waiting).isEmpty();
  }

  private static final class Nothing implements Question {
    @Override
    public void ask(EnvironmentService service) throws ApiException {}

    @Override
    public void failed(ApiException cause) {}

    @Override
    public void dropped() {}
  }
}
