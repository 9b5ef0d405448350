package envwatch.ui.choices;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.model.Choice;
import envwatch.watch.ServiceQuestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/** What can be chosen in a field, as far as it is loaded. Lives on the JavaFX thread. */
public final class Options {
  private final Lookups lookups;
  private final EditedChoice field;
  private final ObservableList<Choice> items = FXCollections.observableArrayList();
  private final ObjectProperty<State> state = new SimpleObjectProperty<>(new State.Waiting());
  private final boolean onlyOneChooses;
  private final String waitingWords;
  private ServiceQuestion.@Nullable Request<List<Choice>> newest;
  private List<Choice> first = List.of();
  private Predicate<String> wanted = name -> false;

  /** How far the list is loaded. */
  public sealed interface State {
    /** Something else must be chosen first. */
    record Waiting() implements State {}

    record Loading() implements State {}

    record Loaded() implements State {}

    /**
     * @param cause null if the account is no longer watched
     */
    record Failed(@Nullable ApiException cause) implements State {}

    /** The state after an answer. */
    static State after(Lookups.Answer<?> answer) {
      return switch (answer) {
        case Lookups.Answer.Found<?> found -> new Loaded();
        case Lookups.Answer.Failed<?> failed -> new Failed(failed.cause());
        case Lookups.Answer.NotWatched<?> notWatched -> new Failed(null);
      };
    }
  }

  public Options(Lookups lookups, EditedChoice field) {
    this(lookups, field, "");
  }

  /**
   * @param waitingWords what to do first
   */
  public Options(Lookups lookups, EditedChoice field, String waitingWords) {
    this.waitingWords = waitingWords;
    this.lookups = lookups;
    this.field = field;
    // What nobody has to choose is not chosen for them.
    onlyOneChooses = field.required();
    Choice before = field.chosen().get();
    if (before != null) {
      items.add(before);
    }
  }

  public EditedChoice field() {
    return field;
  }

  public ObservableList<Choice> items() {
    return items;
  }

  public ObjectProperty<State> state() {
    return state;
  }

  /** What a box says in which nothing is chosen. */
  public String prompt() {
    return switch (state.get()) {
      case State.Loading loading -> text("form.loading");
      case State.Waiting waiting -> waitingWords;
      case State.Loaded loaded -> field.required() ? text("form.choose.prompt") : "";
      case State.Failed failed -> text("form.not-loaded.prompt");
    };
  }

  /** Offers this in addition, before what is looked up. */
  public void offerFirst(Choice choice) {
    first = List.of(choice);
    items.addFirst(choice);
  }

  /** Chooses what has such a name as soon as it is offered, if nothing is chosen then. */
  public void preselect(Predicate<String> name) {
    wanted = name;
  }

  /** Loads the list; an answer to an earlier request is then ignored. */
  public void load(ServiceQuestion.Request<List<Choice>> request) {
    newest = request;
    state.set(new State.Loading());
    lookups.ask(
        request,
        answer -> {
          if (request.equals(newest)) {
            show(answer);
          }
        });
  }

  public void loadAgain() {
    if (newest != null) {
      load(newest);
    }
  }

  /** Chooses the first one if nothing is chosen. */
  public void chooseFirst() {
    if (field.chosen().get() == null && !items.isEmpty()) {
      field.chosen().set(items.getFirst());
    }
  }

  /** Something else must be chosen first: nothing can be chosen until then. */
  public void empty() {
    newest = null;
    items.setAll(first);
    field.chosen().set(null);
    state.set(new State.Waiting());
  }

  private void show(Lookups.Answer<List<Choice>> answer) {
    if (answer instanceof Lookups.Answer.Found(List<Choice> found)) {
      offer(found);
    }
    state.set(State.after(answer));
  }

  /** A class keeps what it has, even if the service does not list it for others. */
  private void offer(List<Choice> found) {
    Choice chosen = field.chosen().get();
    List<Choice> all = new ArrayList<>(first);
    all.addAll(found);
    Optional<Choice> listed =
        all.stream().filter(one -> chosen != null && one.id().equals(chosen.id())).findFirst();
    if (listed.isEmpty() && chosen != null && field.isBefore(chosen)) {
      all.addFirst(chosen);
      listed = Optional.of(chosen);
    }
    items.setAll(all);
    field.chosen().set(listed.orElse(chosen == null ? unasked(found) : null));
  }

  private @Nullable Choice unasked(List<Choice> found) {
    Choice only = onlyOneChooses && found.size() == 1 ? found.getFirst() : null;
    return found.stream().filter(one -> wanted.test(one.name())).findFirst().orElse(only);
  }
}
