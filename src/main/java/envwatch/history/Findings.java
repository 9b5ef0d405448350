package envwatch.history;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is new at the environments of a view, as it is found: see {@link Detected}.
 *
 * @param changes of environments, each followed by those of its machines
 */
record Findings(
    List<Change> changes,
    List<LastSeen> news,
    Map<Subject, Instant> lost,
    List<AbsenceInterval> absences) {
  Findings() {
    this(new ArrayList<>(), new ArrayList<>(), new LinkedHashMap<>(), new ArrayList<>());
  }
}
