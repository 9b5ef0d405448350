package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.actions.Admission;
import envwatch.actions.CallOrder;
import envwatch.actions.OrderResult;
import envwatch.actions.Outcome;
import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.api.RawAnswer;
import envwatch.catalogue.CallForm;
import envwatch.catalogue.Catalogue;
import envwatch.catalogue.CheckedCall;
import envwatch.catalogue.Effect;
import envwatch.catalogue.Mistake;
import envwatch.catalogue.Operation;
import envwatch.catalogue.RawCall;
import envwatch.model.ApiAccount;
import envwatch.util.SystemTime;
import envwatch.words.CallWords;
import envwatch.words.FailureWords;
import envwatch.words.OutcomeWords;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sends one call of the service's API as it is, and prints the answer. */
@Command(name = "api")
final class ApiCommand extends Subcommand {
  private static final int DONE = 0;
  private static final int REFUSED = 1;

  /** In bytes; bodies of requests are far smaller. */
  private static final int LARGEST_DATA = 16 * 1024 * 1024;

  @Parameters(paramLabel = "OPERATION", descriptionKey = "cli.option.operation", arity = "0..*")
  private List<String> words = List.of();

  @Option(names = "--list", descriptionKey = "cli.option.list")
  private boolean list;

  @Option(names = "--json", descriptionKey = "cli.option.json.api")
  private boolean json;

  @Option(names = "--account", descriptionKey = "cli.option.account", paramLabel = "NAME")
  private @Nullable String account;

  @Option(names = "--data", descriptionKey = "cli.option.data", paramLabel = "FILE")
  private @Nullable Path data;

  @Option(names = "--yes", descriptionKey = "cli.option.yes")
  private boolean yes;

  @Option(names = "--show-secrets", descriptionKey = "cli.option.show-secrets")
  private boolean showSecrets;

  @Option(names = "--verbose", descriptionKey = "cli.option.verbose")
  private boolean verbose;

  ApiCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws UsageException, IOException {
    if (list) {
      return printOperations();
    }
    if (words.isEmpty()) {
      throw new UsageException(text("cli.api.no-operation"));
    }
    CallWritten written = CallWritten.parse(words);
    CallForm form = written.form();
    if (data != null) {
      form.body(read(data));
    }
    return switch (form.check()) {
      case CheckedCall.Wrong(List<Mistake> mistakes) -> {
        mistakes.forEach(mistake -> say(CallWords.sentence(mistake)));
        yield COULD_NOT_LOOK;
      }
      case CheckedCall.Ready(RawCall call) -> send(call);
    };
  }

  private int printOperations() {
    List<Operation> operations = Catalogue.get().search(String.join(" ", words));
    if (json) {
      out().println(OperationsJson.write(operations));
    } else {
      for (Operation each : operations) {
        out()
            .println(
                text(
                    "cli.api.operation",
                    each.id(),
                    CallWords.effect(each.effect()),
                    each.purpose()));
      }
    }
    out().flush();
    return DONE;
  }

  private static byte[] read(Path file) throws UsageException {
    try {
      byte[] content = file.toString().equals("-") ? begin(System.in) : begin(file);
      if (content.length > LARGEST_DATA) {
        throw new UsageException(text("cli.api.data-large", file));
      }
      return content;
    } catch (IOException e) {
      throw new UsageException(text("cli.api.data-unreadable", file));
    }
  }

  private static byte[] begin(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return begin(in);
    }
  }

  /**
   * Does not close the stream: where a shell has closed standard input, its number belongs to a
   * file that Java itself needs.
   */
  private static byte[] begin(InputStream in) throws IOException {
    return in.readNBytes(LARGEST_DATA + 1);
  }

  private int send(RawCall call) throws UsageException, IOException {
    Effect effect = call.operation().effect();
    if (effect != Effect.NOTHING && !yes) {
      throw new UsageException(
          text(
              effect == Effect.DESTROYS ? "cli.api.destroys" : "cli.api.changes",
              call.operation().purpose()));
    }
    if (showSecrets && !new SecretOutput().isPrivate()) {
      throw new UsageException(text("cli.api.secrets-exposed"));
    }
    return with(
        accounts(),
        accounts -> {
          ApiAccount one = accounts.one(account);
          return one == null ? COULD_NOT_LOOK : send(call, one, accounts);
        });
  }

  private int send(RawCall call, ApiAccount one, ChosenAccounts chosen)
      throws InterruptedException {
    try (EnvironmentService service = chosen.unasked(one, call.operation().version())) {
      return call.operation().changes()
          ? change(call, one, service, chosen)
          : print(call, service.look(call), one);
    } catch (ApiException e) {
      say(FailureWords.ofAccount(e, one.address()));
      return COULD_NOT_LOOK;
    }
  }

  /** Sends a call that changes something as the window would: by its rules, and recorded. */
  private int change(
      RawCall call, ApiAccount one, EnvironmentService service, ChosenAccounts chosen)
      throws InterruptedException {
    try (SystemTime time = new SystemTime();
        RecordedActionService actionService =
            new RecordedActionService(
                new ConnectedAccount(one, service, time.instant()),
                time,
                chosen.folderOfRecord(),
                chosen::readOnly,
                Admission.ALL)) {
      OrderResult result =
          actionService.guarded(
              () -> say(text("cli.api.cut-off")),
              () -> actionService.actionService().submit(new CallOrder(one.id(), call)).get());
      RawAnswer answer = result.raw();
      Outcome outcome = result.activity().outcome();
      int code = answer == null ? COULD_NOT_LOOK : print(call, answer, one);
      if (answer == null) {
        say(sentence(outcome, one));
      }
      if (outcome.effect() == Outcome.Effect.UNCLEAR) {
        say(text("cli.api.unknown"));
        return REFUSED;
      }
      return code;
    }
  }

  private static String sentence(Outcome outcome, ApiAccount one) {
    return outcome instanceof Outcome.Unknown(ApiException cause)
        ? FailureWords.sentence(cause, one.address())
        : OutcomeWords.sentence(
            outcome, String.valueOf(one.address().getHost()), ZoneId.systemDefault());
  }

  private int print(RawCall call, RawAnswer answer, ApiAccount one) {
    AnswerPrinter printer = new AnswerPrinter(out(), this::say, showSecrets);
    boolean shown = printer.print(call.operation(), answer, List.of(one.apiKey()));
    ApiException failure = answer.failure();
    if (failure != null) {
      say(CallWords.failure(answer, failure, one.address()));
    }
    if (verbose) {
      say(CallWords.summary(answer));
    }
    return failure == null && shown ? DONE : REFUSED;
  }
}
