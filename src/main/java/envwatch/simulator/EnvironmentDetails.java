package envwatch.simulator;

import java.util.List;

/**
 * What people have noted about an environment.
 *
 * @param pageImage the path of the picture on the page of its machines; empty for the usual one
 * @param snapshotOnAutoDelete whether a snapshot is taken when it expires
 */
record EnvironmentDetails(String pageImage, List<String> labels, boolean snapshotOnAutoDelete) {
  static final EnvironmentDetails NONE = new EnvironmentDetails("", List.of(), false);

  EnvironmentDetails {
    labels = List.copyOf(labels);
  }
}
