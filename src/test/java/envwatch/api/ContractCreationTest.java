package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.model.Choice;
import envwatch.model.EnvironmentDraft;
import envwatch.model.MachineTemplate;
import envwatch.model.Snapshot;
import envwatch.model.SnapshotId;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabPolicy;
import envwatch.simulator.LabProject;
import envwatch.simulator.LabTemplate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** What v2 and v3 must do when asked for a new environment. */
@ParameterizedClass
@ValueSource(ints = {2, 3})
class ContractCreationTest {
  private static final String NAME = "Lab <b>\"Ö\" & 🚀";

  @Parameter int version;

  private SimulatedAccount account;
  private EnvironmentService service;

  @BeforeEach
  void open() throws Exception {
    account = new SimulatedAccount(version);
    service = account.service;
  }

  @AfterEach
  void close() {
    account.close();
  }

  private EnvironmentDraft draft() throws ApiException {
    EnvironmentOffers offers = service.offers();
    String project = offers.projects().getFirst().id();
    String blueprint = offers.blueprints(project).getFirst().id();
    return new EnvironmentDraft(
        NAME,
        detailed() ? "two\nlines" : "",
        project,
        blueprint,
        offers.snapshots(project, blueprint).getFirst().id(),
        offers.policies(project, blueprint).getFirst().id(),
        detailed() ? offers.regions().getLast().id() : null,
        null);
  }

  private boolean detailed() {
    return service.capabilities().offers(Capability.CREATION_DETAILS);
  }

  @Test
  void aNewEnvironmentIsMadeOfWhatWasChosen() throws Exception {
    EnvironmentDraft draft = draft();

    EnvironmentService.Acceptance acceptance = service.create(draft);

    LabEnvironment made = account.environment(one -> one.name().equals(NAME));
    assertThat(account.id(made.snapshot().orElseThrow())).isEqualTo(draft.snapshot());
    assertThat(made.description()).isEqualTo(draft.description());
    assertThat(acceptance.created()).isEqualTo(version == 3 ? account.id(made) : null);
  }

  @Test
  void aNewEnvironmentIsListed() throws Exception {
    service.create(draft());

    assertThat(service.list().environments()).anyMatch(one -> one.name().equals(NAME));
  }

  @Test
  void onlyDetailedVersionsTellRegions() throws Exception {
    if (detailed()) {
      assertThat(service.offers().regions()).isNotEmpty();
    } else {
      assertThatThrownBy(() -> service.offers().regions())
          .isInstanceOf(ApiException.NotOffered.class);
    }
  }

  @Test
  void oneSnapshotIsTheDefault() throws Exception {
    EnvironmentDraft draft = draft();

    assertThat(service.offers().snapshots(draft.project(), draft.blueprint()))
        .filteredOn(Snapshot::isDefault)
        .hasSize(1);
  }

  @Test
  void everyProjectThatAllowsItIsOffered() throws Exception {
    assertThat(service.offers().projects())
        .extracting(Choice::name)
        .containsAll(
            account.world().catalogue().projects().stream()
                .filter(one -> one.policies().stream().anyMatch(LabPolicy::allowsCreation))
                .map(LabProject::name)
                .toList());
  }

  @Test
  void whatDoesNotFitIsRefused() throws Exception {
    EnvironmentDraft draft = draft();
    EnvironmentDraft unfitting =
        new EnvironmentDraft(
            NAME,
            "",
            draft.project(),
            draft.blueprint(),
            new SnapshotId("SS012345"),
            draft.policy(),
            draft.region(),
            null);

    assertThatThrownBy(() -> service.create(unfitting))
        .isInstanceOfAny(ApiException.Rejected.class, ApiException.NotFound.class);
  }

  @Test
  void everyTemplateIsOffered() throws Exception {
    assertThat(service.offers().templates())
        .extracting(MachineTemplate::name)
        .containsExactlyElementsOf(
            account.world().catalogue().templates().stream().map(LabTemplate::name).toList());
    assertThat(service.offers().templates())
        .allMatch(one -> one.hardware() != null && one.operatingSystem() != null);
  }
}
