package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import envwatch.api.connect.Dialect;
import envwatch.api.v2.V2Dialect;
import envwatch.api.v3.V3Dialect;
import envwatch.model.EnvironmentId;
import envwatch.model.Snapshot;
import envwatch.model.SnapshotId;
import java.time.Clock;
import java.util.List;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A snapshot reads the same in the list of an environment and among those to create one from. */
@Execution(ExecutionMode.CONCURRENT)
class SnapshotsTest {
  private static final EnvironmentId ID = new EnvironmentId("ENVAPIID0001");
  private static final String V2 =
      """
      [{"SnapshotId": "S1", "Name": "first", "Author": "Kim", "Comment": "one\\ntwo",
        "CreationTime": "1/2/2026 3:04 PM", "IsDefault": true, "IsLatest": false},
       {"SnapshotId": "S1", "Name": "again"},
       {"snapshotId": "S2"}]\
      """;
  private static final String V3 =
      """
      [{"id": "S1", "name": "first", "authorName": "Kim", "comment": null,
        "description": "one\\ntwo", "createTime": "Fri, 02 Jan 2026 15:04:00 GMT",
        "isDefault": true, "isLatest": false},
       {"id": "S1", "name": "again"},
       {"id": "S2"}]\
      """;

  @AutoClose private final MockWebServer server = StartedServer.start();

  @Test
  void v2ListsThemAsDocumented() throws Exception {
    assertAsDocumented(listed(new V2Dialect(), v2(V2)));
  }

  @Test
  void v2OffersThemAsDocumented() throws Exception {
    assertAsDocumented(
        offered(
            new V2Dialect(),
            v2(
                "[{\"Project\":\"P\",\"Blueprints\":[{\"Name\":\"B\",\"Snapshots\":"
                    + V2
                    + "}]}]")));
  }

  @Test
  void v3ListsThemAsDocumented() throws Exception {
    assertAsDocumented(listed(new V3Dialect(), V3));
  }

  @Test
  void v3OffersThemAsDocumented() throws Exception {
    assertAsDocumented(offered(new V3Dialect(), "{\"createFromVersions\":" + V3 + "}"));
  }

  private static void assertAsDocumented(List<Snapshot> snapshots) {
    assertThat(snapshots)
        .extracting(Snapshot::id, Snapshot::name, Snapshot::author, Snapshot::comment)
        .containsExactly(
            tuple(new SnapshotId("S1"), "first", "Kim", "one\ntwo"),
            tuple(new SnapshotId("S2"), "S2", null, null));
    assertThat(snapshots.getFirst().createdText()).contains("2026");
    assertThat(snapshots.getFirst().isDefault()).isTrue();
    assertThat(snapshots.getFirst().isLatest()).isFalse();
  }

  private List<Snapshot> listed(Dialect dialect, String body) throws ApiException {
    try (EnvironmentService service = answering(dialect, body)) {
      return service.snapshots(ID).snapshots();
    }
  }

  private List<Snapshot> offered(Dialect dialect, String body) throws ApiException {
    try (EnvironmentService service = answering(dialect, body)) {
      return service.offers().snapshots("P", "B");
    }
  }

  private EnvironmentService answering(Dialect dialect, String body) throws ApiException {
    server.enqueue(new MockResponse.Builder().body(body).build());
    return dialect.open(
        TestAccounts.at(server.url("/").uri()), TestAccounts.transport(Clock.systemUTC()));
  }

  private static String v2(String data) {
    return "{\"data\":" + data + ",\"status_code\":\"0x20000\",\"status_text\":\"Success\"}";
  }
}
