package envwatch.filter;

import envwatch.model.Machine;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The texts of a machine that a filter compares. Contains no secrets. */
final class MachineTexts {
  /** The fields that machines have. */
  static final List<FilterField> FIELDS =
      List.of(FilterField.MACHINE, FilterField.IP, FilterField.OS);

  private MachineTexts() {}

  static Stream<String> of(Machine machine, FilterField field) {
    return switch (field) {
      case MACHINE -> Stream.of(machine.name());
      case IP -> addresses(machine);
      case OS -> Stream.ofNullable(machine.operatingSystem());
      default -> Stream.empty();
    };
  }

  private static Stream<String> addresses(Machine machine) {
    return Stream.concat(
        Stream.of(machine.address(), machine.hostName()).filter(Objects::nonNull),
        machine.internalAddresses().stream());
  }

  /** What can be found, but belongs to no field. */
  static Stream<String> others(Machine machine) {
    return Stream.of(
            machine.id().value(), machine.status().word(), machine.description(), machine.login())
        .filter(Objects::nonNull);
  }

  /**
   * Whether the machine itself contains the text.
   *
   * @param field null for all
   */
  static boolean contains(Machine machine, @Nullable FilterField field, String foldedText) {
    Stream<String> texts =
        field == null
            ? Stream.concat(FIELDS.stream().flatMap(each -> of(machine, each)), others(machine))
            : of(machine, field);
    return texts.anyMatch(text -> FilterText.folded(text).contains(foldedText));
  }
}
