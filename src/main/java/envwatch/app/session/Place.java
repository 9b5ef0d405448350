package envwatch.app.session;

import envwatch.model.EnvironmentKey;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.row.EnvironmentRow;
import envwatch.ui.shell.PageChoice;
import org.jspecify.annotations.Nullable;

/**
 * Where the user is in a window, to go on from there in another one.
 *
 * @param selected the environment that is selected; null for none
 * @param page the id of the page that is shown
 * @param filter what is typed as the filter
 */
public record Place(@Nullable EnvironmentKey selected, String page, String filter) {
  public static final Place USUAL = new Place(null, PageChoice.ENVIRONMENTS, "");

  /** Where the user is now. */
  public static Place of(DashboardModel model, PageChoice pages, Presentation presentation) {
    EnvironmentRow row = model.selectedProperty().get();
    return new Place(
        row == null ? null : presentation.real(row.key()),
        pages.shownProperty().get(),
        presentation.real(model.filterTextProperty().get()));
  }

  /** Brings the user here. */
  public void restore(DashboardModel model, PageChoice pages, Presentation presentation) {
    model.filterTextProperty().set(presentation.shownFilter(filter));
    if (selected != null) {
      model.selectWhenItComes(presentation.shown(selected));
    }
    pages.show(page);
  }
}
