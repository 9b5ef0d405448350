package envwatch.presenting;

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
  /** Written by people for people: hidden as a whole. */
  PROSE;

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
      case PROSE -> aliases.of(AliasKind.TEXT, text);
    };
  }
}
