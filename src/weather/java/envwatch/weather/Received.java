package envwatch.weather;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A request as it came over the wire.
 *
 * @param target path and query as sent
 * @param headers by lower-case name
 */
record Received(String method, String target, Map<String, String> headers, byte[] body) {
  String path() {
    int query = target.indexOf('?');
    return query < 0 ? target : target.substring(0, query);
  }

  /** The parameters of the query, decoded, by name in any letter case. */
  Map<String, String> query() {
    Map<String, String> parameters = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    int start = target.indexOf('?');
    if (start < 0) {
      return parameters;
    }
    for (String one : target.substring(start + 1).split("&")) {
      int equals = one.indexOf('=');
      String name = equals < 0 ? one : one.substring(0, equals);
      String value = equals < 0 ? "" : one.substring(equals + 1);
      parameters.put(decoded(name), decoded(value));
    }
    return parameters;
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** The API version by the path (service/api-v1.md, api-v2.md, api-v3.md); 0 for another path. */
  int version() {
    String path = path().toLowerCase(Locale.ROOT);
    for (int version = 1; version <= 3; version++) {
      if (path.startsWith("/api/v" + version + "/")) {
        return version;
      }
    }
    return 0;
  }

  /**
   * One of v3's authorization fields: {@code userapiid}, {@code timestamp}, {@code token}, {@code
   * hmac}.
   */
  @Nullable String authorization(String name) {
    String header = headers.getOrDefault("authorization", "");
    for (String pair : header.replaceFirst("^cs_sha1 ", "").split(";")) {
      if (pair.startsWith(name + ":")) {
        return pair.substring(name.length() + 1);
      }
    }
    return null;
  }

  /** The API ID that it is signed for; null when it carries none. */
  @Nullable String apiId() {
    return version() == 3 ? authorization("userapiid") : query().get("UserApiId");
  }

  /** What the service takes once only; null in v1, which has no token. */
  @Nullable String token() {
    return version() == 3 ? authorization("token") : query().get("token");
  }

  Topic topic() {
    String path = path().toLowerCase(Locale.ROOT).replaceFirst("^/api/v\\d/", "");
    return version() == 3 ? topicOfV3(path) : topicOfCommand(path);
  }

  private static Topic topicOfCommand(String path) {
    return switch (path.substring(path.lastIndexOf('/') + 1)) {
      case "ping" -> Topic.PING;
      case "listenvironments", "listenvironmentswithstate" -> Topic.LIST;
      case "getenvironmentstate" -> Topic.STATE;
      case "getsnapshots" -> Topic.SNAPSHOTS;
      case "checkexecutionstatus" -> Topic.EXECUTION;
      case "getremoteaccessfile" -> Topic.REMOTE_ACCESS;
      case "getloginurl" -> Topic.LOGIN_LINK;
      default -> Topic.CHANGE;
    };
  }

  private Topic topicOfV3(String path) {
    if (!method.equals("GET")) {
      return Topic.CHANGE;
    }
    return switch (path) {
      case "ping" -> Topic.PING;
      case "envs" -> Topic.LIST;
      case "envs/actions/getextended" -> Topic.STATE;
      case "envs/actions/getextendedbymachinevanity" -> Topic.FIND;
      case "snapshots/actions/getforenv" -> Topic.SNAPSHOTS;
      case "vms/actions/checkexecutionstatus" -> Topic.EXECUTION;
      case "vms/actions/getremoteaccessfile" -> Topic.REMOTE_ACCESS;
      case "users/actions/getloginurl" -> Topic.LOGIN_LINK;
      default -> path.matches("regions|projects(/.*)?") ? Topic.NAMES : Topic.NOTHING;
    };
  }
}
