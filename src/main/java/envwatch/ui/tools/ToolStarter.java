package envwatch.ui.tools;

import static envwatch.words.Messages.text;

import envwatch.actions.Activity;
import envwatch.actions.Obstacle;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.actions.ToolService;
import envwatch.filter.FilterSubject;
import envwatch.tools.InvalidToolException;
import envwatch.tools.Tool;
import envwatch.tools.ToolCommand;
import envwatch.tools.ToolValues;
import envwatch.ui.kit.Confirmation;
import envwatch.ui.kit.DialogQuestion;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.watch.TrainingView;
import envwatch.words.ActionWords;
import envwatch.words.OutcomeWords;
import envwatch.words.PlainText;
import envwatch.words.ToolWords;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/**
 * Offers tools for rows, asks what has to be asked, and has them started. What it shows is what the
 * window shows: aliases while somebody presents.
 *
 * @param tools those of the settings
 * @param classes asked for only where a student is meant
 */
record ToolStarter(
    DashboardModel model,
    ToolService service,
    Supplier<List<Tool>> tools,
    Supplier<TrainingView> classes,
    BooleanSupplier readOnly,
    StatusMessage message,
    Confirmation confirmation,
    Executor javaFxThread) {
  private static final int SHOWN_COMMANDS = 3;

  /**
   * A row that a tool can be started for.
   *
   * @param subject what its filter judges; null where that is not known
   * @param named what is requested with a tool of that name
   */
  record Row(@Nullable FilterSubject subject, Function<String, Requested.OfTool> named) {}

  private Stream<Tool> offered(Tool.Subject subject) {
    return tools.get().stream().filter(tool -> tool.on() && tool.subject() == subject);
  }

  /** A menu of the tools for all of these rows; none where there are none. */
  List<MenuItem> items(Tool.Subject subject, List<Row> rows) {
    List<MenuItem> items =
        offered(subject)
            .filter(tool -> rows.stream().allMatch(row -> passes(tool, row)))
            .map(tool -> item(tool, rows))
            .toList();
    return rows.isEmpty() || items.isEmpty()
        ? List.of()
        : List.of(Menus.menu("tools", text("tools.menu"), items));
  }

  private MenuItem item(Tool tool, List<Row> rows) {
    MenuItem item = offer(tool, rows).item();
    binding(tool).ifPresent(keys -> Menus.with(keys, item));
    return item;
  }

  private boolean passes(Tool tool, Row row) {
    return tool.filter().isBlank()
        || row.subject() != null
            && model
                .filter(tool.filter())
                .matches(row.subject(), model.nowProperty().get().atZone(ZoneId.systemDefault()));
  }

  /** The tools that have keys, with what these do. */
  Map<KeyBinding, Tool> keys(Tool.Subject subject) {
    Map<KeyBinding, Tool> keys = new LinkedHashMap<>();
    offered(subject).forEach(tool -> binding(tool).ifPresent(binding -> keys.put(binding, tool)));
    return keys;
  }

  /** None for what is no key: the file of the settings may have been edited. */
  private static Optional<KeyBinding> binding(Tool tool) {
    return KeyBinding.ofTool(PlainText.name(tool.name()), tool.key());
  }

  /** What the key of a tool does. */
  void press(Tool tool, List<Row> rows) {
    if (!rows.stream().allMatch(row -> passes(tool, row))) {
      message.warn(text("tools.filtered", PlainText.name(tool.name()), tool.filter()));
      return;
    }
    Offer offer = offer(tool, rows);
    if (offer.why() == null) {
      offer.run().run();
    } else {
      message.warn(text("tools.not-offered", PlainText.name(tool.name()), offer.why()));
    }
  }

  private Offer offer(Tool tool, List<Row> rows) {
    Map<Requested.OfTool, List<String>> commands = new LinkedHashMap<>();
    String why = null;
    for (Row row : rows) {
      if (commands.size() > ToolService.MOST_AT_ONCE) {
        // It is refused: thousands of others need not be looked for.
        break;
      }
      Requested.OfTool what = row.named().apply(tool.name());
      ToolValues values = what.values(model.worldProperty().get(), classes).orElse(null);
      try {
        if (values == null) {
          why = text("tools.not-known");
        } else {
          commands.put(what, tool.command().filled(values));
        }
      } catch (InvalidToolException e) {
        why = ToolWords.problem(e, tool.subject());
      }
    }
    boolean tooMany = commands.size() > ToolService.MOST_AT_ONCE;
    if (!commands.isEmpty()) {
      why = tooMany ? atMost() : forbidden(tool);
    }
    String name = PlainText.name(tool.name());
    return new Offer(
        "tool-" + tool.id(),
        tool.command() instanceof ToolCommand.Link ? Glyph.OPEN_IN_BROWSER : Glyph.PLAY_ARROW,
        rows.size() > 1 && !commands.isEmpty()
            ? text("selection.all", name, tooMany ? rows.size() : commands.size())
            : name,
        null,
        why,
        tool.changes(),
        false,
        () -> ask(tool, commands));
  }

  private static String atMost() {
    return text("tools.at-most", ToolService.MOST_AT_ONCE);
  }

  private @Nullable String forbidden(Tool tool) {
    return tool.changes() && readOnly.getAsBoolean()
        ? ActionWords.sentence(Obstacle.of(Obstacle.Kind.READ_ONLY))
        : null;
  }

  private void ask(Tool tool, Map<Requested.OfTool, List<String>> commands) {
    List<Requested.OfTool> what = List.copyOf(commands.keySet());
    if (!tool.changes()) {
      start(tool, what);
      return;
    }
    boolean link = tool.command() instanceof ToolCommand.Link;
    String name = PlainText.name(tool.name());
    List<String> words = new ArrayList<>();
    words.add(text("tools.ask.words"));
    commands.values().stream().limit(SHOWN_COMMANDS).map(ToolWords::command).forEach(words::add);
    if (commands.size() > SHOWN_COMMANDS) {
      words.add(text("tools.ask.more", commands.size() - SHOWN_COMMANDS));
    }
    confirmation.ask(
        new DialogQuestion(
            link ? Glyph.OPEN_IN_BROWSER : Glyph.PLAY_ARROW,
            what.size() == 1
                ? text(link ? "tools.ask.open" : "tools.ask", name, target(what.getFirst()))
                : text(link ? "tools.ask.open.several" : "tools.ask.several", name, what.size()),
            String.join("\n", words),
            text(link ? "tools.ask.open.verb" : "tools.ask.start")),
        () -> start(tool, what));
  }

  private static String target(Requested what) {
    return PlainText.line(ActionWords.target(what));
  }

  private void start(Tool tool, List<Requested.OfTool> what) {
    if (tool.command() instanceof ToolCommand.Program) {
      String whom = ActionWords.targets(List.copyOf(what));
      message.confirm(text("tools.started", PlainText.name(tool.name()), PlainText.line(whom)));
    }
    service.run(tool, what, activity -> javaFxThread.execute(() -> tell(activity)));
  }

  private void tell(Activity activity) {
    String name = PlainText.name(ActionWords.name(activity.requested()));
    String target = target(activity.requested());
    switch (activity.outcome()) {
      case Outcome.ToolOpened _ -> message.confirm(text("tools.opened", name, target));
      case Outcome.ToolEnded(int exitCode, var lines) when exitCode == 0 ->
          message.confirm(text("tools.ended", name, target, exitCode));
      case Outcome.ToolEnded(int exitCode, var lines) ->
          message.warn(text("tools.ended", name, target, exitCode));
      default ->
          message.warn(
              text(
                  "tools.failed",
                  name,
                  target,
                  OutcomeWords.sentence(activity, ZoneId.systemDefault())));
    }
  }
}
