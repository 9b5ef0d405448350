package envwatch.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.links.Destination.Classes;
import envwatch.links.Destination.Named;
import envwatch.links.Destination.NewEnvironment;
import envwatch.links.Destination.OfClass;
import envwatch.links.Destination.OfEnvironment;
import envwatch.links.Destination.OfMachine;
import envwatch.links.Destination.Refused;
import envwatch.model.EnvironmentId;
import envwatch.model.MachineId;
import envwatch.model.training.ClassId;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("fast")
class DestinationTest {
  static Stream<Destination> everyDestination() {
    return Stream.of(
        new OfEnvironment(new EnvironmentId("EN123")),
        new OfMachine(new EnvironmentId("EN123"), new MachineId("VM-4")),
        new OfClass(new ClassId("CO12")),
        new Classes(),
        new NewEnvironment(),
        new OfEnvironment(new EnvironmentId("a+b&c=d?e#f:g@h%2F")),
        new OfEnvironment(new EnvironmentId("größe東京")),
        new Named("Python lab"));
  }

  @ParameterizedTest
  @MethodSource("everyDestination")
  void whatIsWrittenLeadsBack(Destination destination) throws Refused {
    assertThat(Destination.parse(destination.written())).isEqualTo(destination);
  }

  @Test
  void aMachineIsNamedWithItsEnvironment() {
    assertThat(new OfMachine(new EnvironmentId("EN1"), new MachineId("VM 2")).written())
        .isEqualTo("envwatch://machine/EN1/VM%202");
  }

  @Test
  void aPageIsNamedAlone() {
    assertThat(new Classes().written()).isEqualTo("envwatch://classes");
    assertThat(new NewEnvironment().written()).isEqualTo("envwatch://new-environment");
  }

  @ParameterizedTest
  @CsvSource({"ENVWATCH://environment/EN1", "Envwatch://Environment/EN1"})
  void schemeAndKindMayBeInCapitals(String link) throws Refused {
    assertThat(Destination.parse(link)).isEqualTo(new OfEnvironment(new EnvironmentId("EN1")));
  }

  @ParameterizedTest
  @CsvSource({
    "envwatch://suspend/EN1, link.refused.kind",
    "envwatch://action/EN1, link.refused.kind",
    "envwatch://environment/EN1/suspend, link.refused.ids",
    "envwatch://environment/EN1/EN2, link.refused.ids",
    "envwatch://class/CO1/CO2, link.refused.ids",
    "envwatch://machine/EN1, link.refused.ids",
    "envwatch://machine/EN1/VM1/VM2, link.refused.ids",
    "envwatch://environment/EN1?do=suspend, link.refused.form",
    "envwatch://environment/EN1#delete, link.refused.form",
    "envwatch://ann@environment/EN1, link.refused.form",
    "envwatch://environment:80/EN1, link.refused.form",
    "envwatch://environment/EN1;suspend, link.refused.form",
    "envwatch://environment/EN1&EN2, link.refused.form",
    "'envwatch://environment/EN1,EN2', link.refused.form",
    "envwatch://environment/, link.refused.form",
    "envwatch://environment/EN1/, link.refused.form",
    "envwatch://environment//EN1, link.refused.form",
    "envwatch://environment, link.refused.ids",
    "envwatch://new, link.refused.kind",
    "envwatch://classes/, link.refused.form",
    "envwatch://classes/CO1, link.refused.ids",
    "envwatch://new-environment/Lab, link.refused.ids",
    "envwatch://new-environment?name=Lab, link.refused.form",
    "envwatch://new-environment#create, link.refused.form",
    "envwatch:environment/EN1, link.refused.form",
    "envwatch:///environment/EN1, link.refused.form",
    "envwatch:, link.refused.form",
    "envwatch://environment/EN 1, link.refused.form",
    "envwatch://environment/EN1%, link.refused.form",
    "envwatch://environment/EN1%G0, link.refused.form",
    "envwatch://environment/.., link.refused.id",
    "envwatch://environment/%2E%2e, link.refused.id",
    "envwatch://environment/../EN1, link.refused.ids",
    "envwatch://machine/../VM1, link.refused.id",
    "envwatch://environment/EN1%2FEN2, link.refused.id",
    "envwatch://environment/EN1%5CEN2, link.refused.id",
    "envwatch://environment/EN1%0A, link.refused.id",
    "envwatch://environment/EN1%00, link.refused.id",
    "envwatch://environment/%20, link.refused.id",
    "envwatch://environment/EN1%E2%80%8F, link.refused.id",
    "envwatch://environment/EN1%FF, link.refused.id",
  })
  void anythingElseIsRefused(String link, String key) {
    assertRefused(link, key);
  }

  @Test
  void whatIsLongIsRefusedWhateverItIs() {
    assertRefused("envwatch://environment/" + "E".repeat(64 * 1024), "link.refused.long");
    assertRefused("/%".repeat(32 * 1024), "link.refused.long");
  }

  @ParameterizedTest
  @CsvSource({"''", "' '", "'Python\nlab'", "'\u0000'"})
  void wordsThatNobodyCanReadAreRefused(String words) {
    assertRefused(words, "link.refused.words");
  }

  private static void assertRefused(String written, String key) {
    assertThatThrownBy(() -> Destination.parse(written))
        .isInstanceOfSatisfying(Refused.class, refused -> assertThat(refused.key()).isEqualTo(key));
  }
}
