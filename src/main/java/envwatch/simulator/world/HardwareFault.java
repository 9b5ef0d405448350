package envwatch.simulator.world;

/**
 * Why a machine cannot have the requested size ({@code service/authentication.md}, status codes).
 */
public enum HardwareFault {
  UNSPECIFIED("0x50041", "EditHardwareUnspecifiedError"),
  MORE_CPUS_THAN_A_MACHINE_MAY_HAVE("0x50042", "EditHardwarePerMachineMaxCpusExceeded"),
  UNSUPPORTED_NUMBER_OF_CPUS("0x50043", "EditHardwareUnsupportedNumOfCpus"),
  NEGATIVE_MEMORY("0x50044", "EditHardwareNegativeRam"),
  NEGATIVE_DISK("0x50045", "EditHardwareNegativeDisk"),
  NEGATIVE_CPUS("0x50046", "EditHardwareNegativeCpus"),
  SMALLER_DISK("0x50047", "EditHardwareLoweredDiskSize"),
  MEMORY_OVER_QUOTA("0x50048", "EditHardwareRamOverQuota"),
  DISK_OVER_QUOTA("0x50049", "EditHardwareDiskOverQuota"),
  CPUS_OVER_QUOTA("0x5004a", "EditHardwareCpuOverQuota");

  private final String code;
  private final String text;

  HardwareFault(String code, String text) {
    this.code = code;
    this.text = text;
  }

  public String code() {
    return code;
  }

  public String text() {
    return text;
  }
}
