package envwatch.simulator;

import envwatch.model.Secret;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;

/** Creates machines. */
final class MachineSeed {
  private static final List<String> DOCUMENTATION_NETWORKS =
      List.of("192.0.2.", "198.51.100.", "203.0.113.");

  private final Random random;
  private final Ids ids;
  private int made;

  /**
   * @param first the number of the first one, which determines its address
   */
  public MachineSeed(Random random, Ids ids, int first) {
    this.random = random;
    this.ids = ids;
    this.made = first;
  }

  /**
   * @param place the index of the machine in its environment, from 0
   */
  public LabMachine make(int place, MachineState state) {
    SampleNames.LinuxOrWindows plan = SampleNames.MACHINES.get(place % SampleNames.MACHINES.size());
    String name =
        place < SampleNames.MACHINES.size() ? plan.name() : plan.name() + " " + (place + 1);
    int number = made++;
    String token = ids.token();
    return new LabMachine(
        ids.id(),
        token,
        name,
        pick(SampleNames.MACHINE_DESCRIPTIONS),
        plan.linux() ? LabMachine.OperatingSystem.LINUX : LabMachine.OperatingSystem.WINDOWS,
        address(number),
        hostName(number, token),
        number % 9 == 4,
        internalAddress(place, number),
        plan.linux() ? SampleNames.LOGINS.get(number % 2) : SampleNames.LOGINS.get(2 + number % 2),
        Secret.of(ids.id().substring(0, 6) + pick(SampleNames.PASSWORD_TAILS)),
        random.nextInt(4) != 0,
        new Hardware(
            1 << random.nextInt(3), 2048 << random.nextInt(3), 20 + 20 * random.nextInt(4)),
        state,
        Optional.empty());
  }

  /** Creates another machine like this one, with addresses and a password of its own. */
  public LabMachine makeLike(LabMachine pattern, MachineState state) {
    return make(
        pattern.name(),
        pattern.description(),
        pattern.system(),
        pattern.internalAddress(),
        pattern.login(),
        pattern.hardware(),
        state);
  }

  /**
   * Creates a machine from a template.
   *
   * @param place the index of the machine in its environment, from 0
   */
  public LabMachine makeFrom(
      LabTemplate template, String name, String description, int place, MachineState state) {
    boolean linux = template.system() == LabMachine.OperatingSystem.LINUX;
    return make(
        name,
        description,
        template.system(),
        internalAddress(place, made),
        SampleNames.LOGINS.get(linux ? 0 : SampleNames.LOGINS.size() - 1),
        template.hardware(),
        state);
  }

  private LabMachine make(
      String name,
      String description,
      LabMachine.OperatingSystem system,
      String internalAddress,
      String login,
      Hardware hardware,
      MachineState state) {
    int number = made++;
    String token = ids.token();
    return new LabMachine(
        ids.id(),
        token,
        name,
        description,
        system,
        address(number),
        hostName(number, token),
        false,
        internalAddress,
        login,
        Secret.of(ids.id() + pick(SampleNames.PASSWORD_TAILS)),
        true,
        hardware,
        state,
        Optional.empty());
  }

  private static String internalAddress(int place, int number) {
    return "10.0." + place % 256 + "." + (10 + number % 200);
  }

  private static String hostName(int number, String token) {
    return "vm"
        + number
        + "-"
        + token.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "")
        + ".lab.example.com";
  }

  private static String address(int number) {
    return DOCUMENTATION_NETWORKS.get(number / 254 % DOCUMENTATION_NETWORKS.size())
        + (1 + number % 254);
  }

  private String pick(List<String> texts) {
    return texts.get(random.nextInt(texts.size()));
  }
}
