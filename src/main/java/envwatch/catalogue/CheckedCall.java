package envwatch.catalogue;

import java.util.List;

/** A call that was checked before it is sent. */
public sealed interface CheckedCall {
  record Ready(RawCall call) implements CheckedCall {}

  /** It cannot be sent, for at least one reason. */
  record Wrong(List<Mistake> mistakes) implements CheckedCall {
    public Wrong {
      mistakes = List.copyOf(mistakes);
    }
  }
}
