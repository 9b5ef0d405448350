package envwatch.simulator.world;

import java.util.Optional;

/** The requested size of a machine; empty values are not changed. */
public record HardwareWish(
    Optional<Integer> cpus, Optional<Integer> memoryMegabytes, Optional<Integer> diskGigabytes) {
  /** The quota for all machines of one environment together. */
  public static final Hardware QUOTA = new Hardware(64, 131_072, 2_000);

  private static final int MOST_CPUS = 16;
  private static final int LEAST_MEMORY = 512;

  /** The resulting size of the machine. */
  public Hardware appliedTo(LabEnvironment environment, LabMachine machine)
      throws HardwareRefusedException {
    Hardware now = machine.hardware();
    Hardware wanted =
        new Hardware(
            cpus.orElse(now.cpus()),
            memoryMegabytes.orElse(now.memoryMegabytes()),
            diskGigabytes.orElse(now.diskGigabytes()));
    refuse(wanted.cpus() < 0, HardwareFault.NEGATIVE_CPUS);
    refuse(wanted.memoryMegabytes() < 0, HardwareFault.NEGATIVE_MEMORY);
    refuse(wanted.diskGigabytes() < 0, HardwareFault.NEGATIVE_DISK);
    refuse(wanted.cpus() > MOST_CPUS, HardwareFault.MORE_CPUS_THAN_A_MACHINE_MAY_HAVE);
    refuse(wanted.cpus() == 0, HardwareFault.UNSUPPORTED_NUMBER_OF_CPUS);
    refuse(wanted.memoryMegabytes() < LEAST_MEMORY, HardwareFault.UNSPECIFIED);
    refuse(wanted.diskGigabytes() < now.diskGigabytes(), HardwareFault.SMALLER_DISK);
    Hardware all = environment.hardware();
    refuse(all.cpus() - now.cpus() + wanted.cpus() > QUOTA.cpus(), HardwareFault.CPUS_OVER_QUOTA);
    refuse(
        all.memoryMegabytes() - now.memoryMegabytes() + wanted.memoryMegabytes()
            > QUOTA.memoryMegabytes(),
        HardwareFault.MEMORY_OVER_QUOTA);
    refuse(
        all.diskGigabytes() - now.diskGigabytes() + wanted.diskGigabytes() > QUOTA.diskGigabytes(),
        HardwareFault.DISK_OVER_QUOTA);
    return wanted;
  }

  private static void refuse(boolean wrong, HardwareFault fault) throws HardwareRefusedException {
    if (wrong) {
      throw new HardwareRefusedException(fault);
    }
  }
}
