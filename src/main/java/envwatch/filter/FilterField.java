package envwatch.filter;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a filter can ask for by name. */
public enum FilterField {
  OWNER,
  STATUS,
  NAME,
  MACHINE,
  IP,
  OS,
  PROJECT,
  BLUEPRINT,
  POLICY,
  SNAPSHOT,
  REGION,
  ACCOUNT;

  /** As it is typed before the colon. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<FilterField> of(String keyword) {
    return Arrays.stream(values()).filter(field -> field.keyword().equals(keyword)).findFirst();
  }
}
