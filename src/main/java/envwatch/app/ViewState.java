package envwatch.app;

import envwatch.model.EnvironmentKey;
import envwatch.model.training.ClassKey;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.training.OpenClass;
import envwatch.watch.ClassView;
import org.jspecify.annotations.Nullable;

/**
 * Where the user is, to go on from there in another presentation.
 *
 * @param selected the environment that is selected; null for none
 * @param page the id of the page that is shown
 * @param trainingClass the class that is open; null for none
 * @param filter what is typed as the filter
 */
record ViewState(
    @Nullable EnvironmentKey selected,
    String page,
    @Nullable ClassKey trainingClass,
    String filter) {
  /** Where the user is now. */
  public static ViewState of(
      DashboardModel model, PageChoice pages, OpenClass classes, Presentation presentation) {
    EnvironmentRow row = model.selectedProperty().get();
    ClassView open = classes.classProperty().get();
    return new ViewState(
        row == null ? null : presentation.real(row.key()),
        pages.shownProperty().get(),
        open == null ? null : presentation.real(open.key()),
        presentation.real(model.filterTextProperty().get()));
  }

  /** Brings the user here. */
  public void restore(
      DashboardModel model, PageChoice pages, OpenClass classes, Presentation presentation) {
    model.filterTextProperty().set(presentation.shownFilter(filter));
    if (selected != null) {
      model.selectWhenItComes(presentation.shown(selected));
    }
    if (trainingClass != null) {
      classes.open(presentation.shown(trainingClass));
    }
    pages.show(page);
  }
}
