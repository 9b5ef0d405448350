package envwatch.ui.window;

import envwatch.history.CommonCause;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.window.BannerText.Kind;
import envwatch.words.HistoryWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Tells of what turned bad together, until the person has read it. */
final class CommonCauseNotice {
  private final DashboardModel model;
  private final Set<Read> read = new HashSet<>();

  /** What a cause is known by while more environments join it. */
  private record Read(CommonCause.Kind kind, String shared, Instant from) {
    static Read of(CommonCause cause) {
      return new Read(cause.kind(), cause.shared(), cause.from());
    }
  }

  CommonCauseNotice(DashboardModel model) {
    this.model = model;
  }

  /** What concerns most environments of the accounts shown. */
  private Optional<CommonCause> cause() {
    return model.historyProperty().get().causes().stream()
        .filter(cause -> !read.contains(Read.of(cause)))
        .filter(this::isShown)
        .max(Comparator.comparingInt(cause -> cause.environments().size()));
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
    cause().map(Read::of).ifPresent(read::add);
  }
}
