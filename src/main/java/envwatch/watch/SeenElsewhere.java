package envwatch.watch;

import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Notices that an environment of the open class has changed, as far as the watch of environments
 * sees it: the list of students then says something else, too. Confined to its {@link ClassWatch}.
 */
final class SeenElsewhere {
  private @Nullable ClassKey trainingClass;
  private Map<EnvironmentId, Phase> phases = new HashMap<>();

  /** Whether an environment of a student is in another phase than in the previous view. */
  boolean changed(ClassKey open, Iterable<Student> students, WorldView world) {
    Map<EnvironmentId, Phase> before =
        open.equals(trainingClass) ? phases : Map.<EnvironmentId, Phase>of();
    trainingClass = open;
    phases = phases(open, students, world);
    return phases.entrySet().stream()
        .anyMatch(now -> {
          Phase known = before.get(now.getKey());
          return known != null && known != now.getValue();
        });
  }

  private static Map<EnvironmentId, Phase> phases(
      ClassKey open, Iterable<Student> students, WorldView world) {
    Set<EnvironmentId> wanted = new HashSet<>();
    for (Student student : students) {
      if (student.environment() != null) {
        wanted.add(student.environment());
      }
    }
    Map<EnvironmentId, Phase> found = new HashMap<>();
    for (WatchedEnvironment watched : world.environments()) {
      EnvironmentKey key = watched.key();
      if (key.account().equals(open.account())
          && watched.environment() != null
          && wanted.contains(key.environment())) {
        found.put(key.environment(), watched.environment().status().phase());
      }
    }
    return found;
  }
}
