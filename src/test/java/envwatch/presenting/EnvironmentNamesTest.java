package envwatch.presenting;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.ClassTime;
import envwatch.model.training.TrainingClass;
import envwatch.watch.AccountClasses;
import envwatch.watch.ClassView;
import envwatch.watch.TrainingView;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class EnvironmentNamesTest {
  private static final AccountId LAB = new AccountId("lab");
  private static final AccountId OTHER = new AccountId("other");

  private final Aliases aliases = new Aliases();
  private final EnvironmentNames names = new EnvironmentNames(aliases, false);

  static TrainingView view(AccountClasses... accounts) {
    return new TrainingView(Instant.EPOCH, false, List.of(accounts), null);
  }

  static AccountClasses known(AccountId account, String... classes) {
    return new AccountClasses.Known(
        account,
        "",
        List.of(classes).stream().map(name -> trainingClass(account, name)).toList(),
        0,
        Instant.EPOCH,
        null);
  }

  private static ClassView trainingClass(AccountId account, String name) {
    ClassId id = new ClassId("CO" + name.hashCode());
    TrainingClass listed =
        new TrainingClass(id, name, null, null, ClassTime.NONE, ClassTime.NONE, null, null, null);
    return new ClassView(
        new ClassKey(account, id), listed, null, null, null, Duration.ZERO, null, false);
  }

  private static AccountClasses connecting(AccountId account) {
    return new AccountClasses.Connecting(account, "", null);
  }

  @Test
  void aNameIsHiddenUntilTheClassesOfItsAccountAreKnown() {
    names.know(view(connecting(LAB), known(OTHER)));
    assertThat(names.shown("Kubernetes day 2", LAB, null)).isEqualTo("Environment 1");
    assertThat(names.shown("Docker day 1", OTHER, null)).isEqualTo("Docker day 1");
    assertThat(names.shown("Somewhere")).isEqualTo("Environment 2");
  }

  @Test
  void aNameAppearsWhenTheClassesAreKnown() {
    names.shown("Kubernetes day 2", LAB, null);
    assertThat(names.know(view(known(LAB, "Docker")))).isTrue();
    assertThat(names.shown("Kubernetes day 2", LAB, null)).isEqualTo("Kubernetes day 2");
    assertThat(names.shown("Somewhere")).isEqualTo("Somewhere");
  }

  @Test
  void aStudentWhoIsNotKnownYetIsHiddenBehindTheNameOfTheClass() {
    names.know(view(known(LAB, "Docker", "Docker advanced")));
    assertThat(names.shown("Docker advanced - Jane Doe", LAB, null))
        .isEqualTo("Docker advanced - Person 1");
    assertThat(names.shown("Docker (Li Wu)")).isEqualTo("Docker (Person 2)");
    assertThat(names.shown("Dockers")).isEqualTo("Dockers");
  }

  @Test
  void aNumberAfterTheNameOfAClassIsNoStudent() {
    names.know(view(known(LAB, "Docker")));
    assertThat(names.shown("Docker 2", LAB, null)).isEqualTo("Docker 2");
    assertThat(names.shown("Docker (12/3)")).isEqualTo("Docker (12/3)");
    assertThat(names.shown("Docker - Jane 2")).isEqualTo("Docker - Person 1");
  }

  @Test
  void theSameStudentHasTheSameAliasLater() {
    names.know(view(known(LAB, "Docker")));
    assertThat(names.shown("Docker - Jane Doe")).isEqualTo("Docker - Person 1");
    assertThat(aliases.fullName("jd@example.com", "Jane Doe")).isEqualTo("Person 1");
    assertThat(names.shown("Docker - Jane Doe")).isEqualTo("Docker - Person 1");
  }

  @Test
  void theOwnerIsKnownByTheAddress() {
    names.know(view(known(LAB)));
    aliases.person("jane.doe@example.com");
    assertThat(names.shown("Docker - Jane Doe", LAB, "jane.doe@example.com"))
        .isEqualTo("Docker - Person 1");
    assertThat(names.shown("DOE, Jane's lab", LAB, "jane.doe@example.com"))
        .isEqualTo("Person 1's lab");
    assertThat(names.shown("Docker - Jane Doe")).isEqualTo("Docker - Person 1");
  }

  @Test
  void theOwnerIsKnownByAnAddressWithoutAccents() {
    names.know(view(known(LAB, "Docker")));
    assertThat(names.shown("Docker - José García", LAB, "jose.garcia@example.com"))
        .isEqualTo("Docker - Person 1");
    assertThat(names.shown("Lab of jösé", LAB, "jösé@example.com")).isEqualTo("Lab of Person 2");
  }

  @Test
  void accountsWithoutClassesKeepTheirNames() {
    names.know(view(new AccountClasses.NotOffered(LAB, "", new ApiVersion(2))));
    assertThat(names.shown("Docker day 1", LAB, "ann@example.com")).isEqualTo("Docker day 1");
  }

  @Test
  void aShownNameLeadsBack() {
    names.know(view(known(LAB, "Docker")));
    String shown = names.shown("Docker - Jane Doe", LAB, "jane@example.com");
    assertThat(aliases.real(shown)).isEqualTo("Docker - Jane Doe");
    assertThat(aliases.real(shown + " (old)")).isEqualTo("Docker - Jane Doe (old)");
  }

  @Test
  void nothingHasChangedWhenTheSameIsKnown() {
    names.know(view(known(LAB, "Docker")));
    assertThat(names.know(view(known(LAB, "Docker")))).isFalse();
  }
}
