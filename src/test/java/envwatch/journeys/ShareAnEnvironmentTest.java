package envwatch.journeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.journeys.pages.InvitationPage;
import envwatch.platform.WrittenLog;
import envwatch.simulator.EndUserInvitation;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.Simulator;
import envwatch.simulator.World;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody from outside gets an environment like one that is watched. */
class ShareAnEnvironmentTest {
  private static final String EMAIL = "kim@example.com";

  @AutoClose private Workplace workplace;

  @SuppressWarnings("unused") // JUnit reads it, to close it.
  @AutoClose
  private WrittenLog log;

  private Simulator service;
  private DashboardPage dashboard;
  private LabEnvironment shared;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
    log = WrittenLog.inDetail(folder.resolve("logs").resolve("envwatch.log"));
    service = workplace.service(Workplace.STILL.toBuilder().machines(2).build());
    workplace.knows("Lab", service);
    dashboard = workplace.start();
    await().until(dashboard::allSeen);
    shared = environment();
    dashboard.select(shared.name());
  }

  private LabEnvironment environment() {
    List<LabEnvironment> all = service.world().environments();
    return all.stream()
        .filter(one -> one.state() == EnvironmentState.RUNNING && !one.personal())
        .filter(one -> all.stream().filter(other -> other.name().equals(one.name())).count() == 1)
        .findFirst()
        .orElseThrow();
  }

  private InvitationPage invited() {
    InvitationPage page =
        dashboard
            .inviteEndUser()
            .type("email", EMAIL)
            .type("first-name", "Kim")
            .type("last-name", "Ode")
            .type("opportunity", "Spring")
            .chooseMember()
            .invite();
    await().until(() -> page.done().contains(EMAIL));
    return page;
  }

  private EndUserInvitation invitation() {
    World world = service.world();
    List<EndUserInvitation> all = world.current(() -> world.community().endUsers().all());
    assertThat(all).hasSize(1);
    return all.getFirst();
  }

  @Test
  void whoeverHasTheLinkThatWasCopiedGetsAnEnvironmentOfTheSameBlueprint() throws Exception {
    invited().copyLink();

    open(URI.create(workplace.clipboard().content()));

    assertThat(service.world().environments())
        .filteredOn(one -> one.owner().email().equals(EMAIL))
        .singleElement()
        .extracting(one -> one.origin().blueprint().name())
        .isEqualTo(shared.origin().blueprint().name());
  }

  private static void open(URI link) throws Exception {
    try (HttpClient browser = HttpClient.newHttpClient()) {
      browser.send(HttpRequest.newBuilder(link).build(), HttpResponse.BodyHandlers.discarding());
    }
  }

  @Test
  void theLinkIsInNoFile() throws IOException {
    InvitationPage page = invited();
    assertThat(page.link()).doesNotContain(invitation().code());
    page.copyLink();
    assertThat(workplace.clipboard().content()).contains(invitation().code());
    assertThat(workplace.clipboard().markedSecret()).isTrue();

    page.close();
    workplace.quit(dashboard);

    try (Stream<Path> files = Files.walk(workplace.folder())) {
      List<Path> written = files.filter(Files::isRegularFile).toList();
      assertThat(written).isNotEmpty();
      for (Path file : written) {
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
            .as(file.toString())
            .doesNotContain(invitation().code());
      }
    }
  }

  @Test
  void theActionIsInTheRecordWithThePerson() throws IOException {
    invited().close();
    workplace.quit(dashboard);

    String history =
        Files.readString(workplace.folder().resolve("history.db"), StandardCharsets.ISO_8859_1);
    assertThat(history).contains(EMAIL);
  }
}
