package envwatch.simulator;

import envwatch.simulator.RefusedException.Reason;
import java.util.Optional;

/** The requested size of a machine; empty values are not changed. */
public record HardwareWish(
    Optional<Integer> cpus, Optional<Integer> memoryMegabytes, Optional<Integer> diskGigabytes) {
  /** The quota for all machines of one environment together. */
  public static final Hardware QUOTA = new Hardware(64, 131_072, 2_000);

  private static final int MOST_CPUS = 16;
  private static final int LEAST_MEMORY = 512;

  /**
   * The resulting size of the machine. The refusals have codes ({@code service/authentication.md},
   * status codes).
   */
  Hardware appliedTo(LabEnvironment environment, LabMachine machine) throws RefusedException {
    Hardware now = machine.hardware();
    Hardware wanted =
        new Hardware(
            cpus.orElse(now.cpus()),
            memoryMegabytes.orElse(now.memoryMegabytes()),
            diskGigabytes.orElse(now.diskGigabytes()));
    refuseIf(wanted.cpus() < 0, "0x50046", "NegativeCpus");
    refuseIf(wanted.memoryMegabytes() < 0, "0x50044", "NegativeRam");
    refuseIf(wanted.diskGigabytes() < 0, "0x50045", "NegativeDisk");
    refuseIf(wanted.cpus() > MOST_CPUS, "0x50042", "PerMachineMaxCpusExceeded");
    refuseIf(wanted.cpus() == 0, "0x50043", "UnsupportedNumOfCpus");
    refuseIf(wanted.memoryMegabytes() < LEAST_MEMORY, "0x50041", "UnspecifiedError");
    refuseIf(wanted.diskGigabytes() < now.diskGigabytes(), "0x50047", "LoweredDiskSize");
    Hardware all = environment.hardware();
    refuseIf(all.cpus() - now.cpus() + wanted.cpus() > QUOTA.cpus(), "0x5004a", "CpuOverQuota");
    refuseIf(
        all.memoryMegabytes() - now.memoryMegabytes() + wanted.memoryMegabytes()
            > QUOTA.memoryMegabytes(),
        "0x50048",
        "RamOverQuota");
    refuseIf(
        all.diskGigabytes() - now.diskGigabytes() + wanted.diskGigabytes() > QUOTA.diskGigabytes(),
        "0x50049",
        "DiskOverQuota");
    return wanted;
  }

  private static void refuseIf(boolean wrong, String code, String fault) throws RefusedException {
    if (wrong) {
      throw new RefusedException(Reason.BAD_PARAMETER, "EditHardware" + fault, code);
    }
  }
}
