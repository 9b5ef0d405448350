package envwatch.presenting;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What a text is, and therefore what is shown in its place. */
enum TextRule {
  /** Any text: what is known or looks like an address is replaced in it. */
  SEARCHED,
  /** The service's own words, numbers and times: never personal. */
  SHOWN,
  PERSON,
  /** An e-mail address of a person, where an address is expected. */
  EMAIL,
  ACCOUNT,
  ORGANIZATION,
  /** An IP address or a host name. */
  ADDRESS,
  LINK,
  /** A name of an environment: searched, unless these are hidden too. */
  ENVIRONMENT_NAME,
  ENVIRONMENT_ID,
  CLASS_ID,
  STUDENT_ID,
  OTHER_ID,
  /** The name of an account on a machine: those that everybody has are shown. */
  LOGIN,
  /** Shown only if it asks for nothing but states, which tell of nobody. */
  FILTER,
  /** Written by people for people: hidden as a whole. */
  PROSE;

  private static final Set<String> COMMON_LOGINS =
      Set.of(
          "", "root", "administrator", "admin", "ubuntu", "ec2-user", "centos", "debian", "user");

  private static final Pattern STATES_ONLY =
      Pattern.compile("(?i)(-?(status|up|expires):[a-z0-9<>=]+\\s*)*");

  String apply(Aliases aliases, EnvironmentNames names, String text) {
    return switch (this) {
      case SEARCHED -> aliases.text(text);
      case SHOWN -> text;
      case PERSON -> aliases.person(text);
      case EMAIL -> aliases.email(text);
      case ACCOUNT -> aliases.of(AliasKind.ACCOUNT, text);
      case ORGANIZATION -> aliases.of(AliasKind.ORGANIZATION, text);
      case ADDRESS -> aliases.addressOrHost(text);
      case LINK -> aliases.link(text);
      case ENVIRONMENT_NAME -> names.shown(text);
      case ENVIRONMENT_ID -> aliases.of(AliasKind.ENVIRONMENT_ID, text);
      case CLASS_ID -> aliases.of(AliasKind.CLASS_ID, text);
      case STUDENT_ID -> aliases.of(AliasKind.STUDENT_ID, text);
      case OTHER_ID -> aliases.of(AliasKind.OTHER_ID, text);
      case LOGIN ->
          COMMON_LOGINS.contains(text.toLowerCase(Locale.ROOT)) ? text : hidden(aliases, text);
      case FILTER ->
          STATES_ONLY.matcher(text).matches() ? text : aliases.of(AliasKind.FILTER, text);
      case PROSE -> hidden(aliases, text);
    };
  }

  private static String hidden(Aliases aliases, String text) {
    return aliases.of(AliasKind.TEXT, text);
  }
}
