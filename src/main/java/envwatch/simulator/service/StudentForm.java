package envwatch.simulator.service;

import envwatch.simulator.world.LabUser;
import envwatch.simulator.world.RefusedException;
import java.util.HashMap;
import java.util.Map;

/** What requests tell about students. */
final class StudentForm {
  private StudentForm() {}

  /** A new student. */
  static LabUser student(LongIdCall call) throws RefusedException {
    return new LabUser(
        call.requiredInBody("email"),
        call.requiredInBody("firstName"),
        call.requiredInBody("lastName"));
  }

  /** A student with what is to change. */
  static LabUser changed(LongIdCall call, LabUser before) {
    return new LabUser(
        call.bodyText("email").orElse(before.email()),
        call.bodyText("firstName").orElse(before.firstName()),
        call.bodyText("lastName").orElse(before.lastName()));
  }

  /** The person for whom a sponsored link is. */
  static LabUser sponsored(LongIdCall call) throws RefusedException {
    return new LabUser(
        call.requiredInBody("studentEmail"),
        call.requiredInBody("studentFirstName"),
        call.requiredInBody("studentLastName"));
  }

  static Map<String, String> registration(LongIdCall call) {
    Map<String, String> registration = new HashMap<>();
    for (String name : V3Students.REGISTRATION) {
      call.field("registrationInfo")
          .flatMap(info -> LongIdCall.field(info, name))
          .flatMap(JsonValue::text)
          .ifPresent(value -> registration.put(name, value));
    }
    return registration;
  }
}
