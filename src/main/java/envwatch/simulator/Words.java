package envwatch.simulator;

/** The words for states, with the codes that v2 and v3 add. */
final class Words {
  static final Word STRANGE = new Word(77, "Defragmenting");

  private Words() {}

  /** A state in words and as a number. */
  record Word(int code, String text) {}

  /** In v1, whose words are those of v3 but for one. */
  static Word v1(EnvironmentState state) {
    return state == EnvironmentState.RUNNING ? new Word(2, "Running") : v3(state);
  }

  /** In v1 and v3, which have no codes for machines. */
  static Word of(MachineState state) {
    return new Word(0, state.word());
  }

  static Word v2(EnvironmentState state) {
    return switch (state) {
      case RUNNING -> new Word(1, "Ready");
      case SUSPENDED, PREPARING, ARCHIVED -> new Word(2, "Not ready");
      case STOPPING, TAKING_SNAPSHOT -> new Word(3, "In progress");
      case CREATION_FAILED -> new Word(4, "Creation failed");
    };
  }

  static Word v2(MachineState state) {
    return switch (state) {
      case RUNNING -> new Word(1, "Ready");
      case SUSPENDED, POWERED_OFF -> new Word(2, "Not ready");
      case PREPARING, REBOOTING, LOADING_FROM_SNAPSHOT -> new Word(3, "In progress");
    };
  }

  static Word v3(EnvironmentState state) {
    return switch (state) {
      case RUNNING -> new Word(2, "Ready");
      case SUSPENDED -> new Word(3, "Suspended");
      case ARCHIVED -> new Word(4, "Archived");
      case TAKING_SNAPSHOT -> new Word(7, "Taking a Snapshot");
      case PREPARING -> new Word(8, "Preparing");
      case CREATION_FAILED -> new Word(9, "Creation Failed");
      case STOPPING -> new Word(11, "Stopping");
    };
  }
}
