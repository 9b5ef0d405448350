package envwatch.remote;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where SSH is to go, as far as it may become part of a command. Text from the service is never
 * trusted: only letters that mean nothing to SSH's options (a leading hyphen), to a shell, to a
 * terminal or to a URI are let through, so that nothing else could be meant by it, whoever reads
 * the command again.
 *
 * @param host a name, or an address of IPv4 or of IPv6 without brackets
 * @param user null if none is known: SSH then takes the one of its own settings
 */
record SshTarget(String host, @Nullable String user) {
  /** The most of a name (RFC 1035, 2.3.4, without the dots at the ends). */
  private static final int LONGEST_HOST = 253;

  private static final int LONGEST_USER = 255;

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]*");
  private static final Pattern IPV6 = Pattern.compile("[0-9A-Fa-f.]*:[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*");
  private static final Pattern USER = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.@+-]*");

  /** The host as it may be passed; empty if it may not. */
  static Optional<String> host(String served) {
    String host = served.strip();
    if (host.startsWith("[") && host.endsWith("]")) {
      String inside = host.substring(1, host.length() - 1);
      return Optional.of(inside).filter(SshTarget::isIpv6);
    }
    boolean named = NAME.matcher(host).matches() && host.length() <= LONGEST_HOST;
    return Optional.of(host).filter(text -> named || isIpv6(host));
  }

  /** The user as it may be passed; empty if it may not. */
  static Optional<String> user(String served) {
    String user = served.strip();
    return Optional.of(user)
        .filter(text -> text.length() <= LONGEST_USER && USER.matcher(text).matches());
  }

  /** The URI of this target, which SSH and terminals understand ({@code ssh://user@host:port}). */
  String uri(int port) {
    String person = user == null ? "" : user.replace("@", "%40") + "@";
    return "ssh://" + person + (isIpv6(host) ? "[" + host + "]" : host) + ":" + port;
  }

  private static boolean isIpv6(String text) {
    return text.length() <= LONGEST_HOST && IPV6.matcher(text).matches();
  }
}
