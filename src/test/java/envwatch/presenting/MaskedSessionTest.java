package envwatch.presenting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentOffers;
import envwatch.api.EnvironmentService;
import envwatch.api.InvitationOffer;
import envwatch.model.Choice;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.MachineTemplate;
import envwatch.model.Snapshot;
import envwatch.watch.QueuedRequest;
import envwatch.watch.Samples;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class MaskedSessionTest {
  private final MaskedSession mask = new MaskedSession(new Masking(new Aliases(), false));
  private final Deque<QueuedRequest> waiting = new ArrayDeque<>();
  private final List<EnvironmentId> asked = new ArrayList<>();
  private final List<EnvironmentId> invitedTo = new ArrayList<>();
  private final EnvironmentOffers offers = new Offers();

  /** A part of a session. */
  public interface Part {
    EnvironmentId newest();

    void look(EnvironmentId environment);

    void follow(Consumer<EnvironmentId> listener);

    CompletableFuture<EnvironmentId> later();

    void ask(QueuedRequest question);

    EnvironmentOffers offers();

    void change() throws ApiException;
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
            public void ask(QueuedRequest question) {
              waiting.add(question);
            }

            @Override
            public EnvironmentOffers offers() {
              return offers;
            }

            @Override
            public void change() throws ApiException {
              throw new ApiException.Rejected("0x1", "ann@example.com may not change it");
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

  @Test
  void theWordsOfARefusalAreMasked() {
    assertThatThrownBy(shown::change)
        .isInstanceOfSatisfying(
            ApiException.Rejected.class,
            refused -> assertThat(refused.reason()).isEqualTo("Person 1 may not change it"));
  }

  @Test
  // Person 1 is the owner of the environment.
  void whatTheServiceOffersIsMaskedWhereItNamesPeople() throws ApiException {
    Environment like = Samples.running("EN77");
    InvitationOffer offer = shown.offers().invitation(mask.before(Like.class, () -> like).get());
    assertThat(offer)
        .isEqualTo(
            new InvitationOffer.Offered("PO1", "BP1", List.of(new Choice("U1", "Person 2"))));
    assertThat(invitedTo).containsExactly(like.id());
  }

  /** Tells of an environment. */
  public interface Like {
    Environment get();
  }

  /** A list in which it is not found would have it asked again and again. */
  @Test
  void aQuestionIsFoundInTheListOfTheSession() {
    shown.ask(new Nothing());
    assertThat(waiting.remove(waiting.getFirst())).isTrue();
    assertThat(waiting).isEmpty();
  }

  private static final class Nothing implements QueuedRequest {
    @Override
    public void ask(EnvironmentService service) throws ApiException {}

    @Override
    public void failed(ApiException cause) {}

    @Override
    public void dropped() {}
  }

  private final class Offers implements EnvironmentOffers {
    @Override
    public List<Choice> projects() {
      return List.of();
    }

    @Override
    public List<Choice> blueprints(String project) {
      return List.of();
    }

    @Override
    public List<Snapshot> snapshots(String project, String blueprint) {
      return List.of();
    }

    @Override
    public List<Choice> policies(String project, String blueprint) {
      return List.of();
    }

    @Override
    public List<Choice> regions() {
      return List.of();
    }

    @Override
    public List<MachineTemplate> templates() {
      return List.of();
    }

    @Override
    public InvitationOffer invitation(Environment like) {
      invitedTo.add(like.id());
      return new InvitationOffer.Offered("PO1", "BP1", List.of(new Choice("U1", "Ann Lee")));
    }
  }
}
