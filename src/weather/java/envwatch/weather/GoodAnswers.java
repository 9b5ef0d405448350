package envwatch.weather;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Good answers with values of their own, after the examples and tables in service/api-v1.md,
 * api-v2.md and api-v3.md.
 */
final class GoodAnswers {
  /** In every list. */
  static final int ENVIRONMENTS = 4;

  /** The one that is suspended; all others run. */
  static final int SUSPENDED = 2;

  private static final String EXPIRES = "Fri, 01 Mar 2097 10:00:00 GMT";

  private final String password;

  /**
   * @param password the beginning of all passwords, to be recognised wherever it turns up
   */
  GoodAnswers(String password) {
    this.password = password;
  }

  /** The id of an environment as the version writes it. */
  static String id(int version, int number) {
    return version == 3 ? "EN000%dabcdefgh2".formatted(number) : "ENVAPIID000" + number;
  }

  static String machine(int version, int number) {
    return version == 3 ? "MC000%dabcdefgh2".formatted(number) : "VMAPIID0000" + number;
  }

  Answer answer(Received request) {
    Answer answer = Answer.ok(body(request));
    return request.topic() == Topic.NOTHING ? answer.withStatus(404) : answer;
  }

  private String body(Received request) {
    return switch (request.version()) {
      case 1 -> v1(request);
      case 2 -> envelope(v2(request));
      default -> v3(request);
    };
  }

  private static int asked(Received request) {
    String id = request.query().getOrDefault("envId", "");
    String digit = id.replaceFirst("^\\D+000(\\d).*$", "$1");
    return digit.matches("\\d") ? Integer.parseInt(digit) : 0;
  }

  private static String listOf(java.util.function.IntFunction<String> one) {
    return IntStream.range(0, ENVIRONMENTS)
        .mapToObj(one)
        .collect(Collectors.joining(",", "[", "]"));
  }

  private String v1(Received request) {
    return switch (request.topic()) {
      case PING -> "{\"result\": \"Pong\"}";
      case LIST -> "{\"envsList\": " + listOf(number -> v1(number, "")) + "}";
      case STATE -> {
        int number = Integer.parseInt(request.query().get("EnvApiId").substring(11));
        yield v1(number, ", \"machines\": [" + v1Machine(0) + ", " + v1Machine(1) + "]");
      }
      default -> "{\"apiId\": \"ENVAPIID0000\"}";
    };
  }

  private static String v1(int number, String more) {
    return """
    {"apiId": "%s", "name": "Lab %d", "description": "", "status": "%s", "owner": "ann@example.com",
     "expirationTime": "%s", "licenseValid": "Not relevant", "invitationAllowed": true,
     "organization": "Example", "campaign": "Demo", "package": "Example/PoC (10 days)",
     "prototype": "lab proto", "snapshot": "first"%s}\
    """
        .formatted(
            id(1, number), number, number == SUSPENDED ? "Suspended" : "Running", EXPIRES, more);
  }

  private String v1Machine(int number) {
    return """
    {"apiId": "%s", "name": "web%d", "description": "a\\tb", "ip": "192.0.2.7", "status": "Running",
     "progress": -1, "username": "root", "password": "%s1%d", "webAccessUrl": null}\
    """
        .formatted(machine(1, number), number, password, number);
  }

  private static String envelope(String data) {
    return """
    {"data": %s, "remaining_api_calls": 99990, "status_additional_data": null,
     "status_code": "0x20000", "status_text": "Success"}\
    """
        .formatted(data);
  }

  private String v2(Received request) {
    return switch (request.topic()) {
      case PING -> "\"Pong\"";
      case LIST -> listOf(this::v2Environment);
      case STATE -> v2Environment(asked(request));
      case SNAPSHOTS ->
          """
          [{"SnapshotId": "SNAPID000001", "Name": "first", "Author": "Ann", "Comment": null,
            "CreationTime": "3/1/2024 9:05 AM", "IsDefault": true, "IsLatest": true}]\
          """;
      case EXECUTION ->
          """
          {"success": true, "error_code": 0, "standard_output": "done", "standard_error": null,
           "executed_path": "c:\\\\run.bat"}\
          """;
      case REMOTE_ACCESS ->
          "{\"rdp\": \"full address:s:192.0.2.7\", \"clearTextPassword\": \"" + password + "rdp\"}";
      case LOGIN_LINK ->
          "{\"login_url\": \"https://use.cloudshare.com/Pro/Login.mvc/ApiLogin?token="
              + password
              + "\"}";
      default -> changeOfV2(request);
    };
  }

  private static String changeOfV2(Received request) {
    String command = request.path().toLowerCase(Locale.ROOT);
    if (command.endsWith("postponeinactivityaction")) {
      return "{\"is_success\": true, \"message\": \"180\"}";
    }
    if (command.endsWith("executepathext")) {
      return "{\"executionId\": \"EXEC00000001\"}";
    }
    return command.endsWith("editmachinehardware")
        ? "{\"conflictsFound\": false, \"conflicts\": []}"
        : "{\"envId\": \"ENVAPIID0000\"}";
  }

  private String v2Environment(int number) {
    boolean runs = number != SUSPENDED;
    return """
    {"envId": "%s", "envToken": "AAAAbbbbCCCCddddEEEEff2", "name": "Lab %d", "description": "",
     "owner": "ann@example.com", "status_code": %d, "status_text": "%s", "expirationTime": "%s",
     "licenseValid": "Not relevant", "invitationAllowed": true, "organization": "Example",
     "project": "Demo", "environmentPolicy": "Example/PoC (10 days)", "blueprint": "lab bp",
     "snapshot": "first",
     "view_url": "https://use.cloudshare.com/Ent/Environment.mvc/View/AAAAbbbbCCCCddddEEEEff2",
     "available_actions": {"add_vms": true, "delete_vm": true, "reboot_vm": %b, "revert_vm": true,
       "resume_environment": true, "revert_environment": true, "take_snapshot": %b},
     "resources": {"cpu_in_use": 1, "cpu_qouta": 8, "disk_size_in_use_mb": 10240,
       "disk_size_qouta_mb": 102400, "total_memory_in_use_mb": 1024, "total_memory_qouta_mb": 8192},
     "vms": [%s, %s]}\
    """
        .formatted(
            id(2, number),
            number,
            runs ? 1 : 2,
            runs ? "Ready" : "Not ready",
            EXPIRES,
            runs,
            runs,
            v2Machine(0, runs),
            v2Machine(1, runs));
  }

  private String v2Machine(int number, boolean runs) {
    return """
    {"vmId": "%s", "vmToken": "GGGGhhhhIIIIjjjjKKKKll2", "name": "web%d", "description": "",
     "os": "Linux", "IP": "192.0.2.7", "FQDN": "web.example.com", "username": "sysadmin",
     "password": "%s2%d", "status_code": %d, "status_text": "%s", "progress": 100,
     "webAccessUrl": null, "url": "https://use.cloudshare.com/Ent/x",
     "image_url": "https://use.cloudshare.com/y"}\
    """
        .formatted(
            machine(2, number),
            number,
            password,
            number,
            runs ? 1 : 2,
            runs ? "Ready" : "Not ready");
  }

  private String v3(Received request) {
    return switch (request.topic()) {
      case PING -> "{\"result\": \"Pong\"}";
      case LIST -> listOf(GoodAnswers::v3Line);
      case STATE -> v3Environment(asked(request));
      case FIND -> v3Environment(0);
      case SNAPSHOTS ->
          """
          [{"id": "SS0001abcdefgh2", "name": "first", "authorName": "Ann", "comment": null,
            "description": null, "createTime": "Fri, 01 Mar 2024 10:00:00 GMT", "isDefault": true,
            "isLatest": true, "number": 1, "type": 0}]\
          """;
      case EXECUTION ->
          """
          {"id": "EX0001", "success": true, "exitCode": 0, "standardOutput": "done",
           "standardError": "", "executedPath": "c:\\\\run.bat"}\
          """;
      case REMOTE_ACCESS ->
          "{\"rdpFileContent\": \"full address:s:192.0.2.7\\r\\n\", \"clearTextPassword\": \""
              + password
              + "rdp\"}";
      case LOGIN_LINK ->
          "{\"loginUrl\": \"https://use.cloudshare.com/Ent/Login?token=" + password + "\"}";
      case NAMES ->
          """
          [{"id": "PR0001", "name": "Demo", "isActive": true},
           {"id": "RE0001", "name": "Miami", "friendlyName": "US East (Miami)", "cloudName": "x"},
           {"id": "PO0001", "name": "PoC", "projectId": "PR0001"}, {"id": "BP0001", "name": "lab bp"}]\
          """;
      case NOTHING -> "{\"code\": \"0x40400\", \"message\": \"no such resource\"}";
      case CHANGE -> changeOfV3(request.path().toLowerCase(Locale.ROOT));
    };
  }

  private static String changeOfV3(String path) {
    if (path.endsWith("executepath")) {
      return "{\"executionId\": \"EX0001\"}";
    }
    return path.endsWith("editvmhardware")
        ? "{\"conflictsFound\": false, \"conflicts\": \"\"}"
        : "";
  }

  private static String v3Line(int number) {
    return """
    {"id": "%s", "name": "Lab %d", "description": null, "status": "%s",
     "ownerEmail": "ann@example.com", "projectId": "PR0001", "regionId": "RE0001",
     "policyId": "PO0001", "blueprintId": "BP0001", "teamId": null}\
    """
        .formatted(id(3, number), number, number == SUSPENDED ? "Suspended" : "Ready");
  }

  private String v3Environment(int number) {
    boolean runs = number != SUSPENDED;
    return """
    {"id": "%s", "name": "Lab %d", "description": "x", "statusCode": %d, "statusText": "%s",
     "expirationTime": "%s", "ownerEmail": "ann@example.com", "organization": null,
     "invitationAllowed": true, "blueprintId": "BP0001", "blueprintName": "lab bp",
     "policyId": "PO0001", "policyName": "PoC", "projectId": "PR0001", "projectName": "Demo",
     "regionId": "RE0001", "snapshotId": "SS0001", "snapshotName": "first", "vms": [%s, %s]}\
    """
        .formatted(
            id(3, number),
            number,
            runs ? 2 : 3,
            runs ? "Ready" : "Suspended",
            EXPIRES,
            v3Machine(0, runs),
            v3Machine(1, runs));
  }

  private String v3Machine(int number, boolean runs) {
    return """
    {"id": "%s", "name": "web%d", "description": "", "statusText": "%s", "progress": 100,
     "imageId": "IM0001", "os": "Linux", "webAccessUrl": null, "fqdn": "web.example.com",
     "externalAddress": "192.0.2.7", "internalAddresses": ["10.0.0.2"], "cpuCount": 1,
     "diskSizeGb": 10, "memorySizeMb": 1024, "username": "sysadmin", "password": "%s3%d",
     "consoleToken": null}\
    """
        .formatted(machine(3, number), number, runs ? "Running" : "Suspended", password, number);
  }
}
