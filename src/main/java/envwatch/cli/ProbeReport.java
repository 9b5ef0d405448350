package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.probe.ProbedMachine;
import envwatch.probe.ProbedMachine.Answer;
import envwatch.words.ProbeWords;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Which machines answer from this computer.
 *
 * @param failures a sentence for each environment or machine that could not be asked
 */
record ProbeReport(Instant at, List<Line> lines, List<String> failures) {
  private static final int ALL_ANSWER = 0;
  private static final int SOMETHING_DOES_NOT = 1;

  /** A machine and what came of asking it. */
  record Line(Environment environment, Machine machine, ProbedMachine probed) {}

  int exitCode() {
    if (!failures.isEmpty()) {
      return Subcommand.COULD_NOT_LOOK;
    }
    if (lines.stream().anyMatch(line -> line.probed().wrong())) {
      return SOMETHING_DOES_NOT;
    }
    boolean allKnown = lines.stream().allMatch(line -> line.probed().well());
    return allKnown ? ALL_ANSWER : Subcommand.COULD_NOT_LOOK;
  }

  /** As a table, a row for each way that was tried. */
  List<String> table() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of(
            text("cli.column.environment"),
            text("cli.column.machine"),
            text("cli.column.host"),
            text("cli.column.way"),
            text("cli.column.from-here")));
    for (Line line : lines) {
      if (line.probed().answers().isEmpty()) {
        rows.add(row(line, "", text("probe.no-address")));
      }
      for (Answer answer : line.probed().answers()) {
        rows.add(row(line, ProbeWords.way(answer.way()), ProbeWords.outcome(answer)));
      }
    }
    return rows.size() == 1 ? List.of() : StatusTable.lines(rows);
  }

  private static List<String> row(Line line, String way, String told) {
    return List.of(
        StatusTable.cell(line.environment().name()),
        StatusTable.cell(line.machine().name()),
        StatusTable.cell(line.machine().reachableAt()),
        StatusTable.cell(way),
        told);
  }

  /** For programs: docs/command-line.md documents it; fields may be added, but never removed. */
  String json() {
    ObjectNode json = PrintedJson.object().put("at", at.toString());
    ArrayNode machines = json.putArray("machines");
    lines.forEach(line -> describe(line, machines.addObject()));
    ArrayNode notAsked = json.putArray("failures");
    failures.forEach(notAsked::add);
    return PrintedJson.indented(json);
  }

  private static void describe(Line line, ObjectNode json) {
    Machine machine = line.machine();
    ProbedMachine probed = line.probed();
    json.put("environment", line.environment().id().value())
        .put("environmentName", line.environment().name())
        .put("machine", machine.id().served() ? machine.id().value() : null)
        .put("name", machine.name())
        .put("host", machine.reachableAt())
        .put("webAccess", machine.webAccess())
        .put("answers", answers(probed))
        .put("at", probed.at().toString());
    ArrayNode checks = json.putArray("checks");
    for (Answer answer : probed.answers()) {
      checks
          .addObject()
          .put("check", PrintedJson.word(answer.way()))
          .put("port", answer.port() == 0 ? null : Integer.valueOf(answer.port()))
          .put("result", PrintedJson.word(answer.outcome()))
          .put("status", answer.status() == 0 ? null : Integer.valueOf(answer.status()))
          .put("ms", answer.took().toMillis())
          .put("message", ProbeWords.outcome(answer));
    }
  }

  /** Null where it cannot be told. */
  private static @Nullable Boolean answers(ProbedMachine probed) {
    if (probed.wrong()) {
      return false;
    }
    return probed.well() ? true : null;
  }
}
