package envwatch.ui.window;

import envwatch.history.CommonCause;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.window.BannerText.Kind;
import envwatch.words.HistoryWords;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Tells of what turned bad together, until the person has read it. */
final class CommonCauseNotice {
  private final DashboardModel model;
  private final List<CommonCause> read = new ArrayList<>();

  CommonCauseNotice(DashboardModel model) {
    this.model = model;
  }

  /** What concerns most environments of the accounts shown. */
  private Optional<CommonCause> cause() {
    return model.historyProperty().get().causes().stream()
        .filter(cause -> read.stream().noneMatch(one -> isSame(one, cause)))
        .filter(this::isShown)
        .max(Comparator.comparingInt(cause -> cause.environments().size()));
  }

  /** More environments may have joined it. */
  private static boolean isSame(CommonCause one, CommonCause other) {
    return one.sharesWith(other) && one.from().equals(other.from());
  }

  private boolean isShown(CommonCause cause) {
    return model.shownAccount() == null
        || cause.environments().stream()
            .anyMatch(environment -> environment.account().equals(model.shownAccount()));
  }

  Optional<BannerText> due(ZoneId zone) {
    return cause()
        .map(cause -> new BannerText(Kind.COMMON_CAUSE, HistoryWords.sentence(cause, zone)));
  }

  void show() {
    cause().ifPresent(model::narrowTo);
  }

  void dismiss() {
    cause().ifPresent(read::add);
  }
}
