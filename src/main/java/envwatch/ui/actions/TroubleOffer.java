package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.model.ActionKind;
import envwatch.model.Reason;
import envwatch.ui.kit.Offer;
import envwatch.ui.model.EnvironmentRow;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What mends what is wrong with an environment, where one press does. */
final class TroubleOffer {
  private TroubleOffer() {}

  /**
   * Of what is said of it first: that it is not known any more comes before all else.
   *
   * @param offers what can be done to the environment
   * @param look looks at the environment at once; null where its account is not asked any more
   * @return null where nothing mends it that can be done now
   */
  static @Nullable Offer of(
      EnvironmentRow row, Function<ActionKind, Offer> offers, @Nullable Runnable look) {
    if (row.watched().gone() || row.watched().forbidden()) {
      return null;
    }
    List<Reason> reasons =
        row.assessment().reasons().stream()
            .filter(reason -> !(reason instanceof Reason.ExpiresSoon))
            .toList();
    if (row.facts().stale() || row.watched().trouble() != null && reasons.isEmpty()) {
      return look == null ? null : Offer.of(text("banner.look.button"), null, null, look);
    }
    return reasons.stream()
        .map(TroubleOffer::mending)
        .filter(Objects::nonNull)
        .findFirst()
        .map(offers)
        .filter(Offer::possible)
        .orElse(null);
  }

  private static @Nullable ActionKind mending(Reason reason) {
    return switch (reason) {
      case Reason.MachinesNotRunning down -> ActionKind.RESUME_ENVIRONMENT;
      case Reason.StatusWord failed -> ActionKind.DELETE_ENVIRONMENT;
      case Reason.Listed listed -> null;
      case Reason.ExpiresSoon soon -> null;
      case Reason.LicenseInvalid license -> null;
      case Reason.Unreadable unreadable -> null;
      case Reason.Stuck stuck -> null;
      case Reason.Gone gone -> null;
      case Reason.Forbidden forbidden -> null;
    };
  }
}
