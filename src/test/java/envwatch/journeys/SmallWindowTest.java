package envwatch.journeys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.ui.kit.Keys;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.MenuItem;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole window, with everything that can be done, in the smallest size it can be used in. */
class SmallWindowTest {
  @AutoClose private Workplace workplace;
  private DashboardPage dashboard;

  @BeforeEach
  void arrive(@TempDir Path folder) {
    workplace = new Workplace(folder);
    workplace.knows("Lab", workplace.service(Workplace.STILL));
    dashboard = workplace.start();
    await().until(dashboard::allSeen);
    dashboard.resize(1000, 650);
  }

  @Test
  void theButtonsOfTheDetailsAreInOneRow() {
    // The details are laid out again in the frames after the window has become smaller.
    await()
        .until(() -> dashboard.inOneRow("action-resume-environment", "action-more", "access-open"));
  }

  @Test
  void theMenusOfRowsHaveAtMostTenEntriesAndShowTheirKeys() {
    for (String name : dashboard.environments().subList(0, 6)) {
      dashboard.select(name);
      List<MenuItem> items = dashboard.menuOf("environments", "menu-of-row");
      assertThat(items).hasSizeLessThanOrEqualTo(10);
      assertThat(items)
          .filteredOn(item -> "item-suspend-environment".equals(item.getId()))
          .singleElement()
          .returns(Keys.SUSPEND.combinations().getFirst(), MenuItem::getAccelerator);
    }
    assertThat(dashboard.menuOf("machines", "menu-of-machine")).hasSizeLessThanOrEqualTo(10);
  }
}
