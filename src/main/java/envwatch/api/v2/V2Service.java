package envwatch.api.v2;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.Capabilities;
import envwatch.api.Capability;
import envwatch.api.EnvironmentOffers;
import envwatch.api.http.HttpAnswer;
import envwatch.api.http.HttpRequest;
import envwatch.api.http.HttpTransport;
import envwatch.api.wire.DialectService;
import envwatch.api.wire.Entries;
import envwatch.api.wire.Fields;
import envwatch.api.wire.FolderAddress;
import envwatch.api.wire.Query;
import envwatch.api.wire.ServedIds;
import envwatch.catalogue.ActionCalls;
import envwatch.catalogue.RawCall;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.ApiAccount;
import envwatch.model.CloudFolder;
import envwatch.model.Environment;
import envwatch.model.EnvironmentDraft;
import envwatch.model.EnvironmentId;
import envwatch.model.ExecutionId;
import envwatch.model.ExecutionStatus;
import envwatch.model.MachineId;
import envwatch.model.RemoteAccess;
import envwatch.model.Secret;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** One account's view of the service through v2. */
final class V2Service extends DialectService {
  static final Capabilities CAPABILITIES =
      new Capabilities(
          EnumSet.complementOf(
              EnumSet.of(
                  Capability.FIND_BY_HOST_NAME, Capability.CLASSES, Capability.CREATION_DETAILS)),
          EnumSet.complementOf(EnumSet.of(ActionKind.EDIT_ENVIRONMENT)));

  private static final Duration PATIENCE = Duration.ofHours(1);

  private final V2Http exchange;
  private final LastAnswer<Entries<Environment>> whole = new LastAnswer<>(Answers::environments);
  private final LastAnswer<Entries<Environment>> lines = new LastAnswer<>(Answers::lines);

  /** When the whole list, which was longer than what is read, is asked for again. */
  private volatile Instant wholeAgain = Instant.MIN;

  private final V2Offers offers;

  V2Service(ApiAccount account, HttpTransport transport) {
    super(V2Dialect.VERSION, CAPABILITIES, account, transport);
    this.exchange = new V2Http(account, transport);
    this.offers = new V2Offers(exchange);
  }

  @Override
  protected void ping() throws ApiException {
    exchange.ping();
  }

  /** The machines of some ten thousand are more than is read: then they are left out. */
  @Override
  public Listing list() throws ApiException {
    Entries<Environment> entries = listed();
    return new Listing(entries.read(), entries.unread());
  }

  private Entries<Environment> listed() throws ApiException {
    if (!exchange.now().isBefore(wholeAgain)) {
      try {
        return exchange.look("ListEnvironmentsWithState", whole);
      } catch (Unreadable e) {
        if (e.what() != Unreadable.What.TOO_LARGE) {
          throw e;
        }
        wholeAgain = exchange.now().plus(PATIENCE);
      }
    }
    return exchange.look("ListEnvironments", lines);
  }

  @Override
  public Environment state(EnvironmentId environment) throws ApiException {
    return exchange.look(
        "GetEnvironmentState",
        Query.of("EnvId", environment.value()),
        in -> EnvironmentReader.complete(in, environment));
  }

  @Override
  protected Acceptance perform(Action action, RawCall call) throws ApiException {
    return Answers.acceptance(action, exchange.change(call));
  }

  @Override
  public EnvironmentOffers offers() {
    return offers;
  }

  /** The new id is not served. */
  @Override
  public Acceptance create(EnvironmentDraft draft) throws ApiException {
    if (draft.snapshot() == null) {
      throw new ApiException.NotOffered("environment from the default snapshot");
    }
    exchange.change(ActionCalls.toSend(draft, V2Dialect.VERSION).orElseThrow());
    return Acceptance.PLAIN;
  }

  @Override
  public ExecutionStatus execution(
      EnvironmentId environment, MachineId machine, ExecutionId execution) throws ApiException {
    Query query = ids(environment, machine).and("ExecutionId", execution.value());
    return Answers.execution(exchange.look("CheckExecutionStatus", query, Fields::read));
  }

  @Override
  public SnapshotListing snapshots(EnvironmentId environment) throws ApiException {
    return exchange.look(
        "GetSnapshots", Query.of("EnvId", environment.value()), Answers::snapshots);
  }

  @Override
  public RemoteAccess remoteAccess(
      EnvironmentId environment, MachineId machine, int width, int height) throws ApiException {
    Query query =
        ids(environment, machine)
            .and("DesktopWidth", String.valueOf(width))
            .and("DesktopHeight", String.valueOf(height));
    Fields fields = exchange.look("GetRemoteAccessFile", query, Fields::read);
    return new RemoteAccess(fields.required("rdp"), fields.password("clearTextPassword"));
  }

  @Override
  public Secret loginLink(Environment environment) throws ApiException {
    if (environment.page() == null) {
      throw new ApiException.NotOffered("login link of an environment without a page");
    }
    Query query = Query.of("url", environment.page());
    return Secret.of(exchange.look("GetLoginUrl", query, Fields::read).required("login_url"));
  }

  @Override
  public CloudFolder cloudFolder() throws ApiException {
    Fields fields = exchange.look("GetCloudFoldersInfo", Query.of(), Fields::read);
    String own = fields.line("private_folder_name");
    return new CloudFolder(
        FolderAddress.of(fields.served("uri"), fields.line("host"), null),
        fields.line("user"),
        fields.password("password"),
        own == null
            ? List.of()
            : List.of(
                new CloudFolder.Folder(
                    own, fields.line("quota_in_use_gb"), fields.line("total_quota_gb"))));
  }

  private static Query ids(EnvironmentId environment, MachineId machine)
      throws ApiException.NotOffered {
    return Query.of("EnvId", environment.value(), "VmId", ServedIds.served(machine));
  }

  @Override
  protected HttpRequest request(RawCall call) {
    return exchange.request(call);
  }

  @Override
  protected @Nullable ApiException failure(HttpAnswer answer) {
    return exchange.failure(answer);
  }

  @Override
  protected OptionalLong callsLeft(HttpAnswer answer) {
    return exchange.callsLeft(answer);
  }

  @Override
  public OptionalLong callsLeft() {
    return exchange.callsLeft();
  }
}
