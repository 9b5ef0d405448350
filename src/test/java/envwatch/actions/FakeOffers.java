package envwatch.actions;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentOffers;
import envwatch.api.InvitationOffer;
import envwatch.model.Choice;
import envwatch.model.Environment;
import envwatch.model.Hardware;
import envwatch.model.MachineTemplate;
import envwatch.model.Snapshot;
import envwatch.model.SnapshotId;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Offers what the test sets. */
public final class FakeOffers implements EnvironmentOffers {
  public volatile List<Choice> projects =
      List.of(new Choice("PR1", "Customer training"), new Choice("PR2", "Partners"));
  public volatile List<Choice> blueprints =
      List.of(new Choice("BP1", "Kubernetes 1.35"), new Choice("BP2", "Linux basics"));
  public volatile List<Snapshot> snapshots =
      List.of(
          snapshot("SS1", "Day 1", "2026-11-01T08:00:00Z", false),
          snapshot("SS2", "Day 2", "2026-11-02T08:00:00Z", true),
          snapshot("SS3", "Day 3", "2026-11-03T08:00:00Z", false));
  public volatile List<Choice> policies =
      List.of(new Choice("PO1", "Eight hours, two weeks"), new Choice("PO2", "Three days"));
  public volatile List<Choice> regions =
      List.of(new Choice("RE1", "Europe"), new Choice("RE2", "US East"));
  public volatile List<MachineTemplate> templates =
      List.of(
          template("VM1", "Ubuntu 24.04 Server", "Linux"),
          template("VM2", "Ubuntu 24.04 Desktop", "Linux"),
          template("VM3", "Windows Server 2025", "Windows"));
  public volatile InvitationOffer invitation =
      new InvitationOffer.Offered(
          "PO1", "BP1", List.of(new Choice("VP1", "Anna Berg"), new Choice("VP2", "Ben Costa")));
  private volatile @Nullable ApiException failure;

  private static Snapshot snapshot(String id, String name, String created, boolean isDefault) {
    return new Snapshot(
        new SnapshotId(id), name, "Ann", null, Instant.parse(created), created, isDefault, false);
  }

  public static MachineTemplate template(String id, String name, String system) {
    return new MachineTemplate(id, name, "As installed", system, new Hardware(2, 4096, 40));
  }

  /** Answers everything with this; null for no failure any more. */
  public void fail(@Nullable ApiException cause) {
    failure = cause;
  }

  private <T> List<T> served(List<T> offered) throws ApiException {
    ApiException cause = failure;
    if (cause != null) {
      throw cause;
    }
    return offered;
  }

  @Override
  public List<Choice> projects() throws ApiException {
    return served(projects);
  }

  @Override
  public List<Choice> blueprints(String project) throws ApiException {
    return served(blueprints);
  }

  @Override
  public List<Snapshot> snapshots(String project, String blueprint) throws ApiException {
    return served(snapshots);
  }

  @Override
  public List<Choice> policies(String project, String blueprint) throws ApiException {
    return served(policies);
  }

  @Override
  public List<Choice> regions() throws ApiException {
    return served(regions);
  }

  @Override
  public InvitationOffer invitation(Environment like) throws ApiException {
    return served(List.of(invitation)).getFirst();
  }

  @Override
  public List<MachineTemplate> templates() throws ApiException {
    return served(templates);
  }
}
