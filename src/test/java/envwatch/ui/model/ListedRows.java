package envwatch.ui.model;

import static envwatch.ui.model.SampleWorld.NOW;

import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.words.StatusLine;
import java.time.Duration;
import java.util.List;

/** A model of the dashboard, and the rows that it lists. */
final class ListedRows {
  static final Status FAILED = new Status(Phase.PROBLEM, "Creation failed");
  static final Status SUSPENDED = new Status(Phase.SUSPENDED, "Suspended");

  final DashboardModel model = new DashboardModel(NOW, Duration.ofHours(2));

  List<String> names() {
    return model.environments().stream().map(EnvironmentRow::name).toList();
  }

  void selectAllOf(Environment... environments) {
    model.apply(SampleWorld.of(environments));
    model.select(List.copyOf(model.environments()));
  }

  void world(Environment... environments) {
    model.apply(SampleWorld.of(environments));
  }

  static StatusLine status(EnvironmentRow row) {
    EnvironmentFacts facts = row.facts();
    return StatusLine.of(facts.watched(), facts.assessment(), facts.at());
  }
}
