package envwatch.presenting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class AliasesTest {
  private final Aliases aliases = new Aliases();

  @Test
  void theSameThingHasTheSameAlias() {
    assertThat(aliases.person("ann@example.com")).isEqualTo(aliases.person("Ann@Example.com"));
  }

  @Test
  void noTwoPeopleShareAnAlias() {
    assertThat(aliases.person("ann@example.com")).isNotEqualTo(aliases.person("ben@example.com"));
  }

  @Test
  void aNameAndAnAddressOfOnePersonHaveOneNumber() {
    assertThat(aliases.person("ann@example.com")).isEqualTo("Person 1");
    assertThat(aliases.email("Ann@example.com")).isEqualTo("person-1@hidden.invalid");
    assertThat(aliases.fullName("ann@example.com", "Ann Lee")).isEqualTo("Person 1");
  }

  @Test
  void anAliasLeadsBack() {
    String link = aliases.link("https://web.example.com/e/7?token=1");
    assertThat(link).startsWith("https://host-").doesNotContain("example");
    assertThat(aliases.real(link)).isEqualTo("https://web.example.com/e/7?token=1");
    assertThat(aliases.real("Sent to " + aliases.person("ann@example.com")))
        .isEqualTo("Sent to ann@example.com");
  }

  @Test
  void anAliasIsItsOwnAlias() {
    String alias = aliases.person("ann@example.com");
    assertThat(aliases.person(alias)).isEqualTo(alias);
  }

  @Test
  void whatIsKnownIsFoundInTexts() {
    aliases.fullName("ann@example.com", "Ann Lee");
    assertThat(aliases.text("Kubernetes - ann lee")).isEqualTo("Kubernetes - Person 1");
  }

  @Test
  void anAliasOfSomebodyWithAnAddressLeadsBackToTheAddress() {
    String alias = aliases.fullName("ann@example.com", "Ann Lee");
    assertThat(aliases.real(alias)).isEqualTo("ann@example.com");
    assertThat(aliases.real(aliases.email("ann@example.com") + " and " + alias))
        .isEqualTo("ann@example.com and ann@example.com");
  }

  @Test
  void anAliasThatIsTypedInOtherLettersLeadsBack() {
    String email = aliases.email("ann@example.com").toUpperCase(Locale.ROOT);
    aliases.named("Lab of Ann", "Lab of Person 1");
    assertThat(aliases.email(email)).isEqualTo("person-1@hidden.invalid");
    assertThat(aliases.real(email)).isEqualTo("ann@example.com");
    assertThat(aliases.real("-owner:person 1")).isEqualTo("-owner:ann@example.com");
    assertThat(aliases.real("In lab of person 1, not person 10"))
        .isEqualTo("In Lab of Ann, not person 10");
  }

  @Test
  void aTextOfTheServiceIsNoAliasOfSomethingElse() {
    aliases.reserve(List.of("Account 1"));
    assertThat(aliases.of(AliasKind.ACCOUNT, "Northwind")).isEqualTo("Account 2");
    assertThat(aliases.real("Account 1")).isEqualTo("Account 1");
  }

  @Test
  void whatMayBeAWordIsNotSearchedForInTexts() {
    assertThat(aliases.aside(AliasKind.PERSON, "day two")).isEqualTo("Person 1");
    assertThat(aliases.text("On day two")).isEqualTo("On day two");
  }

  @Test
  void aNameThatIsShownLikeAnotherGetsANumber() {
    assertThat(aliases.named("Lab of Ann", "Lab of Person 1")).isEqualTo("Lab of Person 1");
    assertThat(aliases.named("Lab of ann", "Lab of Person 1")).isEqualTo("Lab of Person 1 (2)");
    assertThat(aliases.real("Lab of Person 1 (2)")).isEqualTo("Lab of ann");
  }

  @Test
  void partsOfOtherWordsStay() {
    aliases.fullName(null, "Ann");
    assertThat(aliases.text("Annual meeting of Ann")).isEqualTo("Annual meeting of Person 1");
  }

  @Test
  void addressesAreFoundThoughNobodyToldThem() {
    assertThat(aliases.text("192.168.7.9 refused zoe@example.com, see https://example.com/a."))
        .doesNotContain("192.168", "zoe", "example.com");
  }

  @Test
  void versionsAreNoAddresses() {
    assertThat(aliases.text("Windows 10.0.19045, 1.2.3.4.5"))
        .isEqualTo("Windows 10.0.19045, 1.2.3.4.5");
  }

  @Test
  void aLongTextIsHiddenAsAWhole() {
    assertThat(aliases.of(AliasKind.TEXT, "Call Ann\nfirst")).isEqualTo("Hidden text 1");
  }

  @Test
  void whatWasShownIsOutOfDateOnceAWordOfItIsKnown() {
    aliases.text("Class of Ann Lee");
    int before = aliases.version();
    aliases.person("Ben Ode");
    aliases.of(AliasKind.OTHER_ID, "Annual");
    assertThat(aliases.version()).isEqualTo(before);

    aliases.person("ann lee");
    assertThat(aliases.version()).isGreaterThan(before);
    assertThat(aliases.text("Class of Ann Lee")).doesNotContain("Ann");
  }
}
