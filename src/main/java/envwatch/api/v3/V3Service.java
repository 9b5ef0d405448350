package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.Capabilities;
import envwatch.api.Capability;
import envwatch.api.EnvironmentOffers;
import envwatch.api.TrainingService;
import envwatch.api.http.HttpAnswer;
import envwatch.api.http.HttpRequest;
import envwatch.api.http.HttpTransport;
import envwatch.api.wire.DialectService;
import envwatch.api.wire.Entries;
import envwatch.api.wire.Fields;
import envwatch.api.wire.Json;
import envwatch.api.wire.Query;
import envwatch.api.wire.ServedIds;
import envwatch.api.wire.ServedText;
import envwatch.api.wire.ServiceAddress;
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
import envwatch.model.training.ClassId;
import java.net.URI;
import java.util.EnumSet;
import org.jspecify.annotations.Nullable;

/** One account's view of the service through v3. */
final class V3Service extends DialectService {
  static final Capabilities CAPABILITIES =
      new Capabilities(
          EnumSet.of(
              Capability.FIND_BY_HOST_NAME,
              Capability.REMOTE_ACCESS_FILE,
              Capability.LOGIN_LINK,
              Capability.SNAPSHOTS,
              Capability.CLASSES,
              Capability.CREATION,
              Capability.CREATION_DETAILS,
              Capability.CLOUD_FOLDER),
          EnumSet.allOf(ActionKind.class));

  private final V3Http exchange;
  private final NameCache names;
  private final String root;
  private final V3Offers offers;
  private final TrainingService training;

  V3Service(ApiAccount account, HttpTransport transport) {
    super(V3Dialect.VERSION, CAPABILITIES, account, transport);
    this.exchange = new V3Http(account, transport);
    this.names = new NameCache(exchange);
    this.root = ServiceAddress.root(account.address());
    this.offers = new V3Offers(exchange);
    this.training = new V3TrainingService(exchange);
  }

  @Override
  protected void ping() throws ApiException {
    exchange.ping();
  }

  @Override
  public Listing list() throws ApiException {
    Entries<EnvironmentReader> served =
        listed(Query.of("criteria", "allvisible", "brief", "false"));
    names.needAll(served.read());
    return listing(served);
  }

  /** With the names of their regions, so that many concurrent looks at them have these, too. */
  @Override
  public Listing list(ClassId trainingClass) throws ApiException {
    Entries<EnvironmentReader> served =
        listed(
            Query.of("criteria", "allvisible", "brief", "false", "classId", trainingClass.value()));
    served.read().forEach(each -> names.needRegion(each.regionId()));
    return listing(served);
  }

  private Entries<EnvironmentReader> listed(Query query) throws ApiException {
    return exchange.look(
        "envs", query, in -> in.distinct(EnvironmentReader::listed, EnvironmentReader::listedId));
  }

  private Listing listing(Entries<EnvironmentReader> served) {
    return new Listing(
        served.read().stream().map(each -> each.build(each.listedId(), names, root)).toList(),
        served.unread());
  }

  @Override
  public Environment state(EnvironmentId environment) throws ApiException {
    Query query = Query.of("envId", environment.value());
    EnvironmentReader served =
        exchange.look("envs/actions/getextended", query, EnvironmentReader::complete);
    names.needRegion(served.regionId());
    return served.build(environment, names, root);
  }

  @Override
  public @Nullable Environment findByHostName(String hostName) throws ApiException {
    Query query = Query.of("machineVanity", hostName.strip());
    try {
      EnvironmentReader served =
          exchange.look(
              "envs/actions/getextendedbymachinevanity", query, EnvironmentReader::complete);
      String id = ServedText.id(served.id());
      if (id == null) {
        return null;
      }
      names.needRegion(served.regionId());
      return served.build(new EnvironmentId(id), names, root);
    } catch (ApiException.NotFound e) {
      return null;
    }
  }

  @Override
  protected Acceptance perform(Action action, RawCall call) throws ApiException {
    return Answers.acceptance(action, exchange.change(call));
  }

  @Override
  public EnvironmentOffers offers() {
    return offers;
  }

  @Override
  public Acceptance create(EnvironmentDraft draft) throws ApiException {
    RawCall call = ActionCalls.toSend(draft, V3Dialect.VERSION).orElseThrow();
    String id = Answers.fields(exchange.change(call)).id("environmentId");
    return new Acceptance(null, null, id == null ? null : new EnvironmentId(id), null);
  }

  @Override
  public TrainingService training() {
    return training;
  }

  @Override
  protected HttpRequest request(RawCall call) throws ApiException {
    return exchange.request(call);
  }

  @Override
  protected @Nullable ApiException failure(HttpAnswer answer) {
    if (!answer.successful()) {
      return exchange.refused(answer);
    }
    return answer.body().length == 0 ? null : Json.mistake(answer.body());
  }

  @Override
  public ExecutionStatus execution(
      EnvironmentId environment, MachineId machine, ExecutionId execution) throws ApiException {
    Query query = Query.of("vmId", ServedIds.served(machine), "executionId", execution.value());
    return Answers.execution(
        exchange.look("vms/actions/checkexecutionstatus", query, Fields::read));
  }

  @Override
  public SnapshotListing snapshots(EnvironmentId environment) throws ApiException {
    Query query = Query.of("envId", environment.value());
    return exchange.look("snapshots/actions/getforenv", query, Answers.SNAPSHOT::listing);
  }

  @Override
  public RemoteAccess remoteAccess(
      EnvironmentId environment, MachineId machine, int width, int height) throws ApiException {
    Query query =
        Query.of(
            "vmId", ServedIds.served(machine),
            "desktopWidth", String.valueOf(width),
            "desktopHeight", String.valueOf(height));
    Fields fields = exchange.look("vms/actions/getremoteaccessfile", query, Fields::read);
    return new RemoteAccess(
        fields.required("rdpFileContent"), fields.password("clearTextPassword"));
  }

  @Override
  public CloudFolder cloudFolder() throws ApiException {
    return Answers.cloudFolder(
        exchange.look("cloudfolders/actions/getall", Query.of(), Responses::object));
  }

  @Override
  public Secret loginLink(Environment environment) throws ApiException {
    if (environment.page() == null) {
      throw new ApiException.NotOffered("login link of an environment without a page");
    }
    Query query = Query.of("redirectPath", URI.create(environment.page()).getRawPath());
    Fields fields = exchange.look("users/actions/getloginurl", query, Fields::read);
    return Secret.of(fields.required("loginUrl"));
  }
}
