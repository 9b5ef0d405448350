package envwatch.app;

import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.ui.history.Events;
import envwatch.ui.history.StateBars;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.training.OpenClass;
import envwatch.ui.window.DashboardView;
import envwatch.ui.window.Division;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the user is, to go on from there in another presentation.
 *
 * @param selected the environments that are selected, the one whose details are shown last
 * @param page the id of the page that is shown
 * @param classes what is chosen on the page of classes
 * @param events likewise
 * @param past what is chosen of the past of an environment
 * @param filter what is typed as the filter of the environments
 * @param phase the only one that is listed; null for all
 * @param part the id of the part of the details that is shown
 * @param division how list and details are divided
 */
record ViewState(
    List<EnvironmentKey> selected,
    String page,
    OpenClass.Chosen classes,
    Events.Chosen events,
    StateBars.Chosen past,
    String filter,
    @Nullable Phase phase,
    String part,
    Division division) {
  /** Where the user is now. */
  public static ViewState of(
      DashboardModel model,
      WindowFeatures capabilities,
      DashboardView view,
      Presentation presentation) {
    OpenClass.Chosen classes = capabilities.openClass().chosen();
    return new ViewState(
        model.selection().stream().map(EnvironmentRow::key).map(presentation::real).toList(),
        capabilities.features().pageChoice().shownProperty().get(),
        new OpenClass.Chosen(
            presentation.real(classes.trainingClass()),
            presentation.real(classes.filter()),
            presentation.real(classes.students()),
            classes.past()),
        capabilities.events().chosen().with(presentation::real),
        capabilities.bars().chosen(),
        presentation.real(model.filterTextProperty().get()),
        model.phaseProperty().get(),
        view.detailPart(),
        view.division());
  }

  /** Brings the user here. */
  public void restore(
      DashboardModel model,
      WindowFeatures capabilities,
      DashboardView view,
      Presentation presentation) {
    model.filterTextProperty().set(presentation.shownFilter(filter));
    model.phaseProperty().set(phase);
    model.selectWhenTheyCome(selected.stream().map(presentation::shown).toList());
    capabilities
        .openClass()
        .choose(
            new OpenClass.Chosen(
                presentation.shown(classes.trainingClass()),
                presentation.shownFilter(classes.filter()),
                presentation.shown(classes.students()),
                classes.past()));
    capabilities.events().choose(events.with(presentation::shownFilter));
    capabilities.bars().choose(past);
    view.showDetailPart(part);
    view.divide(division);
    capabilities.features().pageChoice().show(page);
  }
}
