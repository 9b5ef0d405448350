package envwatch.settings;

import envwatch.model.Phase;
import envwatch.util.JsonFields;
import envwatch.util.JsonForm;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A filter with a name.
 *
 * @param tells the states of which a person wants to be told when one of its environments comes
 *     into them, each once and in their order
 * @param tool the id of the tool that is run then as well; empty for none
 */
public record SavedView(String name, String filter, List<Phase> tells, String tool) {
  /** The states of which can be told, most important first. */
  public static final List<Phase> STATES =
      List.of(Phase.PROBLEM, Phase.EXPIRING, Phase.CHANGING, Phase.RUNNING, Phase.SUSPENDED);

  static final JsonForm<SavedView> FORM =
      JsonForm.object(new SavedView("", "", List.of()), SavedView::pass);

  public SavedView {
    List<Phase> chosen = List.copyOf(tells);
    tells = STATES.stream().filter(chosen::contains).toList();
  }

  /** A view that tells of nothing. */
  public SavedView(String name, String filter) {
    this(name, filter, List.of());
  }

  /** A view that runs no tool. */
  public SavedView(String name, String filter, List<Phase> tells) {
    this(name, filter, tells, "");
  }

  private static @Nullable SavedView pass(JsonFields json, SavedView view) {
    String name = json.optional("name", JsonForm.TEXT, view.name);
    String filter = json.optional("filter", JsonForm.TEXT, view.filter);
    List<Phase> tells =
        json.field("tells", JsonForm.list(JsonForm.choice(Phase.class)), view.tells);
    String tool = json.field("tool", JsonForm.TEXT, view.tool);
    return name == null || filter == null ? null : new SavedView(name, filter, tells, tool);
  }

  public SavedView named(String other) {
    return new SavedView(other, filter, tells, tool);
  }

  /** The same with another filter. */
  public SavedView showing(String other) {
    return new SavedView(name, other, tells, tool);
  }

  /**
   * The same running another tool.
   *
   * @param id empty for none
   */
  public SavedView running(String id) {
    return new SavedView(name, filter, tells, id);
  }

  /** The same telling of the state, or not. */
  public SavedView telling(Phase state, boolean wanted) {
    return new SavedView(
        name,
        filter,
        Stream.concat(
                tells.stream().filter(each -> each != state),
                wanted ? Stream.of(state) : Stream.empty())
            .toList(),
        tool);
  }
}
