package envwatch.ui.settings;

import envwatch.tools.InvalidToolException;
import envwatch.tools.Tool;
import envwatch.tools.ToolCommand;
import envwatch.words.ToolWords;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** A tool while it is being edited. */
record ToolDraft(
    String id,
    StringProperty name,
    ObjectProperty<Tool.Subject> subject,
    ObjectProperty<Opens> opens,
    StringProperty address,
    StringProperty program,
    StringProperty arguments,
    StringProperty filter,
    BooleanProperty changes,
    StringProperty key,
    BooleanProperty on) {
  /** What the tool opens. */
  enum Opens {
    LINK,
    PROGRAM
  }

  /** One that nothing has been typed of. */
  static ToolDraft added() {
    return new ToolDraft(
        UUID.randomUUID().toString(),
        new SimpleStringProperty(""),
        new SimpleObjectProperty<>(Tool.Subject.ENVIRONMENT),
        new SimpleObjectProperty<>(Opens.LINK),
        new SimpleStringProperty(""),
        new SimpleStringProperty(""),
        new SimpleStringProperty(""),
        new SimpleStringProperty(""),
        new SimpleBooleanProperty(),
        new SimpleStringProperty(""),
        new SimpleBooleanProperty(true));
  }

  static ToolDraft of(Tool tool) {
    boolean link = tool.command() instanceof ToolCommand.Link;
    return new ToolDraft(
        tool.id(),
        new SimpleStringProperty(tool.name()),
        new SimpleObjectProperty<>(tool.subject()),
        new SimpleObjectProperty<>(link ? Opens.LINK : Opens.PROGRAM),
        new SimpleStringProperty(
            tool.command() instanceof ToolCommand.Link(String address) ? address : ""),
        new SimpleStringProperty(
            tool.command() instanceof ToolCommand.Program run ? run.program() : ""),
        new SimpleStringProperty(
            tool.command() instanceof ToolCommand.Program run
                ? String.join("\n", run.arguments())
                : ""),
        new SimpleStringProperty(tool.filter()),
        new SimpleBooleanProperty(tool.changes()),
        new SimpleStringProperty(tool.key()),
        new SimpleBooleanProperty(tool.on()));
  }

  /**
   * @throws InvalidToolException while something in it has a problem
   */
  Tool tool() {
    return with(command());
  }

  private Tool with(ToolCommand command) {
    return new Tool(
        id,
        name.get(),
        subject.get(),
        filter.get().strip(),
        command,
        changes.get(),
        key.get().strip(),
        on.get());
  }

  /**
   * @throws InvalidToolException while something in it has a problem
   */
  ToolCommand command() {
    return opens.get() == Opens.LINK
        ? new ToolCommand.Link(address.get().strip())
        : new ToolCommand.Program(program.get().strip(), lines());
  }

  /** One in each line. */
  private List<String> lines() {
    return arguments.get().isEmpty() ? List.of() : arguments.get().stripTrailing().lines().toList();
  }

  Optional<String> nameProblem() {
    return problem(() -> with(new ToolCommand.Program("-", List.of())));
  }

  Optional<String> addressProblem() {
    return opens.get() == Opens.LINK ? ofCommand() : Optional.empty();
  }

  Optional<String> programProblem() {
    return opens.get() == Opens.LINK
        ? Optional.empty()
        : problem(() -> new ToolCommand.Program(program.get().strip(), List.of()));
  }

  Optional<String> argumentsProblem() {
    return opens.get() == Opens.LINK || programProblem().isPresent()
        ? Optional.empty()
        : ofCommand();
  }

  private Optional<String> ofCommand() {
    return problem(() -> new Tool(id, "-", subject.get(), "", command(), false, "", false));
  }

  private Optional<String> problem(Supplier<?> made) {
    try {
      var _ = made.get();
      return Optional.empty();
    } catch (InvalidToolException e) {
      return Optional.of(ToolWords.problem(e, subject.get()));
    }
  }
}
