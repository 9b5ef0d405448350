package envwatch.training;

import java.util.regex.Pattern;

/**
 * What an e-mail address looks like, as far as a mistake can be told from it. The service decides.
 */
public final class EmailAddress {
  /** RFC 5321, 4.5.3.1, and the erratum to RFC 3696. */
  private static final int LONGEST = 254;

  private static final int LONGEST_LOCAL_PART = 64;

  private static final Pattern LOCAL_PART =
      Pattern.compile("[^\\s\\p{Cntrl}\"(),:;<>@\\[\\\\\\]]++");

  private static final Pattern DOMAIN =
      Pattern.compile(
          "(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,62})\\.)++[\\p{L}\\p{N}-]{2,63}+");

  private EmailAddress() {}

  public static boolean looksRight(String text) {
    int at = text.lastIndexOf('@');
    if (at < 1 || at > LONGEST_LOCAL_PART || text.length() > LONGEST) {
      return false;
    }
    String local = text.substring(0, at);
    return LOCAL_PART.matcher(local).matches()
        && !local.startsWith(".")
        && !local.endsWith(".")
        && !local.contains("..")
        && DOMAIN.matcher(text.substring(at + 1)).matches();
  }
}
