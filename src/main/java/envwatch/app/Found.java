package envwatch.app;

import envwatch.model.EnvironmentKey;
import envwatch.model.training.ClassKey;
import envwatch.ui.model.MachineRow.MachineKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where that is what a window is asked to show, as far as is known. */
sealed interface Found {
  record AnEnvironment(EnvironmentKey key) implements Found {}

  record AMachine(MachineKey key) implements Found {}

  record AClass(ClassKey key) implements Found {}

  /** The page of classes, which says itself what is not known yet. */
  record Classes() implements Found {}

  /** The form of a new environment, or why there is none, now that every account has answered. */
  record NewEnvironment() implements Found {}

  /** The environment is there, and has no such machine. */
  record NoMachine(EnvironmentKey key) implements Found {}

  /** More than one has the name, or that part of it. */
  record Several(List<String> names) implements Found {
    public Several {
      names = List.copyOf(names);
    }
  }

  /**
   * @param blind whether it may be where nothing can be looked at now
   */
  record Nowhere(boolean blind) implements Found {}

  /**
   * Not everything was looked at.
   *
   * @param meanwhile the environment whose machines are not known yet; null where it is not known
   *     either
   */
  record NotYet(@Nullable EnvironmentKey meanwhile) implements Found {}
}
