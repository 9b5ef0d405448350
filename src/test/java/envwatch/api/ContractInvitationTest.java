package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.EnvironmentService.Acceptance;
import envwatch.model.Action;
import envwatch.model.Choice;
import envwatch.model.Environment;
import envwatch.model.Invitation;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabPolicy;
import envwatch.simulator.LabProject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Inviting people to new environments like one that is watched, with v2 and v3. */
@ParameterizedClass
@ValueSource(ints = {2, 3})
@Execution(ExecutionMode.CONCURRENT)
class ContractInvitationTest {
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

  /** One whose policy has this many blueprints. */
  private LabEnvironment lab(int blueprints) {
    return account.environment(one ->
        one.origin()
            .policy()
            .filter(policy -> one.origin().project().blueprintsOf(policy).size() == blueprints)
            .filter(policy ->
                one.origin().project().blueprintsOf(policy).contains(one.origin().blueprint()))
            .isPresent());
  }

  private Environment seen(LabEnvironment lab) throws ApiException {
    return service.state(account.id(lab));
  }

  private InvitationOffer.Offered offered(LabEnvironment lab) throws ApiException {
    return (InvitationOffer.Offered) service.offers().invitation(seen(lab));
  }

  private Acceptance invite(LabEnvironment lab, String email) throws ApiException {
    InvitationOffer.Offered offer = offered(lab);
    return service.perform(
        new Action.InviteEndUser(
            account.id(lab),
            new Invitation(
                offer.policy(),
                offer.blueprint(),
                offer.members().isEmpty() ? null : offer.members().getFirst().id(),
                "Spring",
                7,
                email,
                "Kim",
                "Öde")));
  }

  @Test
  void policyAndBlueprintAreThoseOfTheEnvironment() throws Exception {
    LabEnvironment lab = lab(1);
    LabPolicy policy = lab.origin().policy().orElseThrow();
    String blueprint = lab.origin().blueprint().token();

    InvitationOffer.Offered offer = offered(lab);

    assertThat(offer.policy()).isEqualTo(version == 3 ? "PO" + policy.token() : policy.id());
    assertThat(offer.blueprint())
        .isEqualTo(version == 3 ? "BP" + blueprint : lab.origin().blueprint().id());
  }

  @Test
  void whoeverOpensTheLinkGetsAnEnvironmentLikeIt() throws Exception {
    LabEnvironment lab = lab(1);

    Acceptance acceptance = invite(lab, "kim@example.com");
    open(URI.create(Objects.requireNonNull(acceptance.link()).reveal()));

    LabEnvironment made = account.environment(one -> one.owner().email().equals("kim@example.com"));
    assertThat(made.origin().blueprint()).isEqualTo(lab.origin().blueprint());
    assertThat(made.origin().policy()).isEqualTo(lab.origin().policy());
  }

  private static void open(URI link) throws Exception {
    try (HttpClient browser = HttpClient.newHttpClient()) {
      browser.send(HttpRequest.newBuilder(link).build(), HttpResponse.BodyHandlers.discarding());
    }
  }

  @Test
  void theLinkIsNotInWhatTheAcceptanceSaysOfItself() throws Exception {
    Acceptance acceptance = invite(lab(1), "kim@example.com");

    assertThat(acceptance.toString())
        .doesNotContain(Objects.requireNonNull(acceptance.link()).reveal());
  }

  @Test
  void onlyV3SaysToWhichOfSeveralBlueprints() throws Exception {
    InvitationOffer offer = service.offers().invitation(seen(lab(2)));

    assertThat(offer)
        .isInstanceOf(
            version == 3 ? InvitationOffer.Offered.class : InvitationOffer.SeveralBlueprints.class);
  }

  @Test
  void onlyV3AsksWhoLooksAfterThePerson() throws Exception {
    LabEnvironment lab = lab(1);
    LabProject project = lab.origin().project();

    assertThat(offered(lab).members())
        .extracting(Choice::name)
        .containsExactlyElementsOf(
            version == 3
                ? account.world().community().people().members(project).stream()
                    .map(one -> one.user().fullName())
                    .toList()
                : List.of());
  }

  @Test
  void anEnvironmentOfNoPolicyIsNotListed() throws Exception {
    LabEnvironment personal = account.environment(LabEnvironment::personal);

    assertThat(service.offers().invitation(seen(personal)))
        .isInstanceOf(InvitationOffer.NotListed.class);
  }

  @Test
  void anAddressThatIsNoneIsRefused() {
    assertThatThrownBy(() -> invite(lab(1), "nobody")).isInstanceOf(ApiException.Rejected.class);
  }
}
