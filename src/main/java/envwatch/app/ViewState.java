package envwatch.app;

import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.training.ClassKey;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.training.OpenClass;
import envwatch.ui.window.Division;
import envwatch.watch.ClassView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the user is, to go on from there in another presentation.
 *
 * @param selected the environments that are selected, the one whose details are shown last
 * @param page the id of the page that is shown
 * @param trainingClass the class that is open; null for none
 * @param filter what is typed as the filter
 * @param phase the only one that is listed; null for all
 * @param division how list and details are divided
 */
record ViewState(
    List<EnvironmentKey> selected,
    String page,
    @Nullable ClassKey trainingClass,
    String filter,
    @Nullable Phase phase,
    Division division) {
  /** Where the user is now. */
  public static ViewState of(
      DashboardModel model,
      PageChoice pages,
      OpenClass classes,
      Presentation presentation,
      Division division) {
    ClassView open = classes.classProperty().get();
    return new ViewState(
        model.selection().stream().map(EnvironmentRow::key).map(presentation::real).toList(),
        pages.shownProperty().get(),
        open == null ? null : presentation.real(open.key()),
        presentation.real(model.filterTextProperty().get()),
        model.phaseProperty().get(),
        division);
  }

  /** Brings the user here. */
  public void restore(
      DashboardModel model, PageChoice pages, OpenClass classes, Presentation presentation) {
    model.filterTextProperty().set(presentation.shownFilter(filter));
    model.phaseProperty().set(phase);
    model.selectWhenTheyCome(selected.stream().map(presentation::shown).toList());
    if (trainingClass != null) {
      classes.open(presentation.shown(trainingClass));
    }
    pages.show(page);
  }
}
