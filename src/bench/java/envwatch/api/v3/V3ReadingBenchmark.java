package envwatch.api.v3;

import envwatch.api.ApiException;
import envwatch.api.TestAccounts;
import envwatch.api.wire.Json;
import envwatch.bench.ReadingBenchmark;
import envwatch.model.EnvironmentId;
import java.net.URI;
import java.time.Clock;
import org.openjdk.jmh.annotations.Setup;

/** Answers to getextended (service/api-v3.md): v3's list has no machines. */
public class V3ReadingBenchmark extends ReadingBenchmark {
  private static final EnvironmentId ASKED = new EnvironmentId("ENAbCdEfGhIjKlMnOp2");

  private NameCache names;

  public V3ReadingBenchmark() {
    super(environments(V3ReadingBenchmark::environment));
  }

  @Setup
  public void prepare() throws ApiException {
    V3Http unused =
        new V3Http(
            TestAccounts.at(URI.create("https://service.example")),
            TestAccounts.transport(Clock.systemUTC()));
    names = new NameCache(unused);
  }

  @Override
  protected Object read(byte[] body) throws ApiException {
    return Json.<EnvironmentReader>read(body, EnvironmentReader::complete)
        .build(ASKED, names, "https://service.example");
  }

  private static String environment(int number) {
    return """
    {"id":"ENAbCdEfGhIjKl%06d2","name":"Environment %d",\
    "description":"Ask Anna before the class.","statusCode":2,"statusText":"Ready",\
    "expirationTime":"Thu, 24 Dec 2026 %02d:%02d:00 GMT",\
    "ownerEmail":"anna.schmidt@example.com","organization":"Example Training",\
    "invitationAllowed":true,"blueprintId":"BPAbCdEfGhIjKlMnOp2",\
    "blueprintName":"Python lab","policyId":"POAbCdEfGhIjKlMnOp2",\
    "policyName":"Standard (5 days)","projectId":"PRAbCdEfGhIjKlMnOp2",\
    "projectName":"Autumn courses","regionId":"REAbCdEfGhIjKlMnOp2",\
    "snapshotId":"SSAbCdEfGhIjKlMnOp2","snapshotName":"Day 2","vms":%s}\
    """
        .formatted(
            number,
            number,
            number % 24,
            number % 60,
            machines(number, V3ReadingBenchmark::machine));
  }

  private static String machine(int number) {
    return """
    {"id":"MCAbCdEfGhIjKl%06d2","name":"node-%d","description":"Ubuntu 24.04 with tools",\
    "statusText":"Running","progress":100,"imageId":"IMAbCdEfGhIjKlMnOp2","os":"Linux",\
    "webAccessUrl":null,"fqdn":"uvo%dabc.env.cloudshare.com",\
    "externalAddress":"192.0.2.%d","internalAddresses":["10.160.4.%d"],"cpuCount":2,\
    "diskSizeGb":20,"memorySizeMb":4096,"username":"sysadmin","password":"fF3k%dQx",\
    "consoleToken":null}\
    """
        .formatted(number, number, number, number % 255, number % 255, number);
  }
}
