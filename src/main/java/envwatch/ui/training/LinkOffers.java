package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.actions.ClassOrder;
import envwatch.actions.ClassTarget;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingActionKind;
import envwatch.ui.kit.Glyph;
import envwatch.watch.ClassView;
import envwatch.words.ClassActionWords;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be done with the personal link of a student. */
final class LinkOffers {
  private final ClassOrders orders;
  private final ClassView seen;
  private final List<Student> students;
  private final @Nullable Student one;
  private final @Nullable String email;

  LinkOffers(ClassOrders orders, ClassView seen, List<Student> students) {
    this.orders = orders;
    this.seen = seen;
    this.students = students;
    one = students.size() == 1 ? students.getFirst() : null;
    email = one == null ? null : one.email();
  }

  /** Only of one student at a time: the clipboard has room for one link. */
  Offer copy() {
    String why = notOne();
    if (one != null) {
      why = orders.linkObstacle(seen, one);
    }
    return new Offer(
        "copy-link",
        Glyph.LINK,
        text("classes.copy-link"),
        text("classes.copy-link.tip"),
        why,
        false,
        false,
        () -> {
          if (one != null) {
            orders.copyLink(seen, one);
          }
        });
  }

  private @Nullable String notOne() {
    return students.isEmpty()
        ? text("classes.nobody-selected")
        : one == null ? text("classes.one-student") : null;
  }

  Offer revoke() {
    String why = notOne();
    if (one != null) {
      why =
          email == null || email.isBlank()
              ? text("classes.no-email")
              : orders.why(seen, revocation(email));
    }
    return new Offer(
        "revoke-link",
        Glyph.LINK_OFF,
        ClassActionWords.name(TrainingActionKind.REVOKE_PERSONAL_LINK),
        text("classes.revoke-link.tip"),
        why,
        true,
        false,
        () -> {
          if (one != null && email != null) {
            send(revocation(email), one);
          }
        });
  }

  private TrainingAction.OnClass revocation(String address) {
    return new TrainingAction.RevokePersonalLink(seen.key().id(), address, false);
  }

  private void send(TrainingAction.OnClass action, Student one) {
    ClassOrder order =
        new ClassOrder(
            ClassTarget.of(seen.key(), seen.trainingClass().name(), List.of(one.name())), action);
    orders.ask(
        Glyph.LINK_OFF,
        order,
        ClassOrders.loss(order.action().kind(), 1),
        () -> orders.send(Glyph.LINK_OFF, order));
  }
}
