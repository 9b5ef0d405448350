package envwatch.api.v1;

import envwatch.api.ApiException;
import envwatch.bench.ReadingBenchmark;
import envwatch.model.EnvironmentId;

/** Answers to GetEnvironmentState (service/api-v1.md): v1's list has no machines. */
public class V1ReadingBenchmark extends ReadingBenchmark {
  private static final EnvironmentId ASKED = new EnvironmentId("EN00000000X2");

  public V1ReadingBenchmark() {
    super(environments(V1ReadingBenchmark::environment));
  }

  @Override
  protected Object read(byte[] body) throws ApiException {
    return Answers.environment(body, ASKED);
  }

  private static String environment(int number) {
    return """
    {"apiId":"EN%08dX2","name":"Environment %d","description":"Ask Anna before the class.",\
    "status":"Running","owner":"anna.schmidt@example.com",\
    "expirationTime":"Thu, 24 Dec 2026 %02d:%02d:00 GMT","licenseValid":"Not relevant",\
    "invitationAllowed":true,"organization":"Example Training","campaign":"Autumn courses",\
    "package":"Example/Standard (5 days)","prototype":"Python lab","snapshot":"Day 2",\
    "machines":%s}\
    """
        .formatted(
            number,
            number,
            number % 24,
            number % 60,
            machines(number, V1ReadingBenchmark::machine));
  }

  private static String machine(int number) {
    return """
    {"apiId":"MC%08dX2","name":"node-%d","description":"Ubuntu 24.04 with tools",\
    "ip":"uvo%dabc.env.cloudshare.com","status":"Running","progress":-1,"username":"sysadmin",\
    "password":"fF3k%dQx","webAccessUrl":null}\
    """
        .formatted(number, number, number, number);
  }
}
