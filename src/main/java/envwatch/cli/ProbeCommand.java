package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import envwatch.probe.ProbedMachine;
import envwatch.probe.Probes;
import envwatch.settings.GeneralSettings;
import envwatch.words.FailureWords;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Asks machines whether they answer from this computer. */
@Command(name = "probe")
final class ProbeCommand extends Subcommand {
  @Option(
      names = "--machine",
      descriptionKey = "cli.option.machine.probe",
      paramLabel = "ID",
      arity = "1..*")
  private @Nullable List<String> machines;

  @Option(names = "--json", descriptionKey = "cli.option.json")
  private boolean json;

  /** A machine that is to be asked. */
  private record Asked(Environment environment, Machine machine) {}

  ProbeCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws UsageException, IOException {
    List<EnvironmentId> environments = options().environments();
    if (environments.isEmpty()) {
      throw new UsageException(text("cli.probe.environment"));
    }
    return with(accountsToSelectFrom(), accounts -> probe(accounts, environments));
  }

  private int probe(ChosenAccounts accounts, List<EnvironmentId> environments) {
    List<String> failures = new ArrayList<>();
    List<Asked> asked = only(chosen(accounts, environments, failures), failures);
    ProbeReport report =
        new ProbeReport(context.clock().instant(), ask(accounts, asked), List.copyOf(failures));
    if (json) {
      out().println(report.json());
    } else {
      report.table().forEach(out()::println);
    }
    out().flush();
    failures.forEach(this::say);
    return report.exitCode();
  }

  /** The machines of the environments, each of the first account that sees it. */
  private List<Asked> chosen(
      ChosenAccounts accounts, List<EnvironmentId> environments, List<String> failures) {
    OneLook look = new OneLook(accounts.connector(), context.clock(), accounts.budget());
    List<OneLook.Seen> seen = accounts.only(environments).stream().map(look::at).toList();
    List<Asked> asked = new ArrayList<>();
    for (EnvironmentId id : new LinkedHashSet<>(environments)) {
      Environment known =
          seen.stream()
              .flatMap(one -> one.environments().stream())
              .filter(watched -> watched.key().environment().equals(id) && !watched.gone())
              .map(watched -> watched.environment())
              .filter(environment -> environment != null)
              .findFirst()
              .orElse(null);
      if (known == null) {
        failures.add(why(id, seen));
      } else if (!known.machinesKnown()) {
        failures.add(text("cli.probe.no-machines", id.value()));
      } else {
        known.machines().forEach(machine -> asked.add(new Asked(known, machine)));
      }
    }
    return asked;
  }

  private static String why(EnvironmentId id, List<OneLook.Seen> seen) {
    return seen.stream()
        .filter(one -> one.failure() != null)
        .map(one -> FailureWords.ofAccount(one.failure(), one.account().address()))
        .findFirst()
        .orElseGet(() -> text("cli.probe.no-environment", id.value()));
  }

  private List<Asked> only(List<Asked> all, List<String> failures) {
    if (machines == null) {
      return all;
    }
    Set<String> wanted = new LinkedHashSet<>();
    machines.forEach(id -> wanted.add(id.strip()));
    List<Asked> chosen =
        all.stream().filter(each -> wanted.contains(each.machine().id().value())).toList();
    chosen.forEach(each -> wanted.remove(each.machine().id().value()));
    wanted.forEach(id -> failures.add(text("cli.probe.no-machine", id)));
    return chosen;
  }

  private List<ProbeReport.Line> ask(ChosenAccounts accounts, List<Asked> asked) {
    try (Probes probes =
        new Probes(
            accounts.network(),
            context.clock(),
            () -> accounts.settings().general().get(GeneralSettings.SSH_PORT))) {
      List<CompletableFuture<ProbedMachine>> answers =
          probes.ask(asked.stream().map(Asked::machine).toList());
      List<ProbeReport.Line> lines = new ArrayList<>();
      for (int i = 0; i < asked.size(); i++) {
        Asked one = asked.get(i);
        lines.add(new ProbeReport.Line(one.environment(), one.machine(), answers.get(i).join()));
      }
      return lines;
    }
  }
}
