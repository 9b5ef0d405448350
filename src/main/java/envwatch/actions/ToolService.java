package envwatch.actions;

import envwatch.tools.Tool;
import java.util.List;
import java.util.function.Consumer;

/** Where a person's own tools are started. Returns immediately. Thread-safe. */
public interface ToolService {
  /** For how many rows a tool can be started at once. */
  int MOST_AT_ONCE = 20;

  /**
   * Opens or starts the tool for each of them, in this order, with what is known of it by now, and
   * records it. Nothing of Envwatch waits for the end of a program.
   *
   * @param what at most {@link #MOST_AT_ONCE}
   * @param settled receives each with its outcome, on a thread of the service
   */
  void run(Tool tool, List<Requested.OfTool> what, Consumer<Activity> settled);
}
