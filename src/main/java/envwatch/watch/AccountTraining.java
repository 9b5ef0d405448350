package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.Capability;
import envwatch.api.EnvironmentService;
import envwatch.api.TrainingService.Served;
import envwatch.model.AccountId;
import envwatch.model.training.ClassId;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingClass;
import envwatch.util.Bounds;
import envwatch.watch.WatchedEnvironment.Trouble;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is known and planned for the classes of one account. Makes no request: it
 * receives the results of looks and decides which to start next. Confined to its {@link
 * ClassWatch}.
 */
final class AccountTraining {
  /** How many looks at classes that are not open may be in progress, as they are not urgent. */
  private static final int MOST_IN_BACKGROUND = 2;

  /** The shortest time between the starts of two such looks. */
  private static final Duration BACKGROUND_PAUSE = Duration.ofSeconds(1);

  private final AccountId id;
  private final @Nullable EnvironmentService service;
  private final ClassRoster roster;
  private final Instant since;
  private AccountView account;
  private boolean reachable;
  private boolean used;
  private boolean shown;
  private int inBackground;
  private Instant nextInBackground = Instant.MIN;

  /**
   * A look that may be made.
   *
   * @param due null for not at all
   */
  private record Candidate(ClassPoll<?> look, @Nullable Instant due, boolean background) {}

  /**
   * @param service the account's service; null until it is connected
   * @param now when the connection began
   */
  AccountTraining(AccountView account, @Nullable EnvironmentService service, Instant now) {
    id = account.id();
    roster = new ClassRoster(id);
    this.account = account;
    this.service = service;
    since = now;
  }

  AccountId id() {
    return id;
  }

  /** Whether what is known comes from this service, or from none yet. */
  boolean uses(@Nullable EnvironmentService newest) {
    return service == newest;
  }

  /**
   * Takes over how the account is doing.
   *
   * @return whether anything changed that matters here
   */
  boolean take(AccountView newest) {
    boolean live = newest.link() instanceof Link.Live;
    boolean news =
        reachable != live
            || account.slowed() != newest.slowed()
            || !Objects.equals(account.capabilities(), newest.capabilities())
            || !account.name().equals(newest.name());
    if (reachable && !live) {
      roster.forgetPassingTrouble();
    }
    account = newest;
    reachable = live;
    return news;
  }

  /** Requests reach the account no longer, until it is taken over again. */
  void unreachable() {
    reachable = false;
  }

  /**
   * Sets what somebody looks at.
   *
   * @param listUsed whether somebody needs the list
   * @param shownNow whether the list is on screen
   */
  void use(boolean listUsed, boolean shownNow, @Nullable ClassId openNow) {
    used = listUsed || openNow != null;
    shown = shownNow;
    roster.open(openNow);
  }

  void lookNow() {
    roster.list().want();
    roster.find(roster.open()).ifPresent(WatchedClass::lookNow);
  }

  /** Returns false if the class is unknown: then the list is wanted. */
  boolean lookAtStudents(ClassId trainingClass) {
    Optional<WatchedClass> known = roster.find(trainingClass);
    known.ifPresentOrElse(WatchedClass::lookAtStudentsNow, roster.list()::want);
    return known.isPresent();
  }

  /**
   * Looks at a class that was unknown before.
   *
   * @param since when it was asked for
   * @return whether it is known now, or a newer list does not name it
   */
  boolean lookAtAwaited(ClassId trainingClass, Instant since) {
    Optional<WatchedClass> known = roster.find(trainingClass);
    known.ifPresent(WatchedClass::lookAtStudentsNow);
    Instant seenAt = roster.list().seenAt();
    return known.isPresent() || seenAt != null && seenAt.isAfter(since);
  }

  void changed(ClassId trainingClass, Instant now) {
    roster.list().wantAnother(ClassPollIntervals.AFTER_CHANGES);
    roster.find(trainingClass).ifPresent(seen -> seen.changed(now));
  }

  /** The students of a class as last seen; empty if they are not known. */
  List<Student> students(ClassId trainingClass) {
    return roster.find(trainingClass).map(WatchedClass::lastStudents).orElse(List.of());
  }

  /** One of the students' environments is known to have changed. */
  void seenElsewhere(ClassId trainingClass) {
    roster.find(trainingClass).ifPresent(WatchedClass::seenElsewhere);
  }

  /**
   * The looks to start now, most urgent first, as started.
   *
   * @param wall the moment by the computer's clock, for the times of classes
   */
  List<ClassPoll<?>> start(Instant now, Instant wall) {
    List<ClassPoll<?>> started = new ArrayList<>();
    if (!reachable || !account.offers(Capability.CLASSES)) {
      return started;
    }
    for (Candidate candidate : candidates(now, wall)) {
      Instant due = candidate.due();
      if (due == null || due.isAfter(now) || candidate.background() && !backgroundFree(now)) {
        continue;
      }
      ClassPoll<?> look =
          candidate.background() ? inBackground(candidate.look(), now) : candidate.look();
      look.subject().started(now);
      started.add(look);
    }
    return started;
  }

  private boolean backgroundFree(Instant now) {
    return inBackground < MOST_IN_BACKGROUND && !nextInBackground.isAfter(now);
  }

  private <T> ClassPoll<T> inBackground(ClassPoll<T> look, Instant now) {
    inBackground++;
    nextInBackground = now.plus(BACKGROUND_PAUSE);
    return look.background();
  }

  /** When the next look is due, or the rhythm changes; null for neither. */
  @Nullable Instant next(Instant now, Instant wall) {
    if (!reachable || !account.offers(Capability.CLASSES)) {
      return null;
    }
    List<Instant> moments = new ArrayList<>();
    for (Candidate candidate : candidates(now, wall)) {
      Instant due = candidate.due();
      if (due != null && !candidate.background()) {
        moments.add(due);
      } else if (due != null && inBackground < MOST_IN_BACKGROUND) {
        moments.add(Bounds.max(due, nextInBackground));
      }
    }
    for (WatchedClass seen : roster.all()) {
      Instant change = seen.nextChange(now, wall);
      if (change != null) {
        moments.add(change);
      }
    }
    return moments.stream().min(Comparator.naturalOrder()).orElse(null);
  }

  private List<Candidate> candidates(Instant now, Instant wall) {
    List<Candidate> urgent = new ArrayList<>();
    List<Candidate> background = new ArrayList<>();
    urgent.add(new Candidate(roster.look(), listDue(), false));
    int crowd = roster.ofToday(wall);
    for (WatchedClass seen : roster.all()) {
      ClassAttention attention = attention(seen, crowd);
      Instant students = seen.students().due(seen.studentsInterval(attention, now, wall));
      Instant details = seen.details().due(seen.detailsInterval(attention, wall));
      boolean wanted = attention.open() || seen.students().wanted() || seen.details().wanted();
      List<Candidate> where = wanted ? urgent : background;
      where.add(new Candidate(seen.lookAtStudents(attention.open()), students, !wanted));
      where.add(new Candidate(seen.lookAtDetails(), details, !wanted));
    }
    background.sort(
        Comparator.comparing(Candidate::due, Comparator.nullsLast(Comparator.naturalOrder())));
    urgent.addAll(background);
    return urgent;
  }

  private @Nullable Instant listDue() {
    Looked<Served<TrainingClass>> list = roster.list();
    Instant due = list.due(used ? ClassPollIntervals.LIST : ClassPollIntervals.IDLE_LIST);
    Instant first = since.plus(ClassPollIntervals.FIRST_IDLE_LIST);
    return due == null || used || list.wanted() || due.isAfter(first) ? due : first;
  }

  private ClassAttention attention(WatchedClass seen, int crowd) {
    return new ClassAttention(shown, roster.isOpen(seen), account.slowed(), crowd);
  }

  <T> void answered(ClassPoll<T> look, T answer, Instant now) {
    ended(look);
    look.answered(answer, now);
  }

  void failed(ClassPoll<?> look, ApiException cause, Instant now) {
    ended(look);
    look.subject().failed(cause, now);
    if (cause instanceof ApiException.NotFound && look.subject() != roster.list()) {
      roster.list().want();
    }
  }

  /** The look was never made, because requests do not reach the account. */
  void dropped(ClassPoll<?> look) {
    ended(look);
    look.subject().dropped();
    unreachable();
  }

  private void ended(ClassPoll<?> look) {
    if (look.inBackground()) {
      inBackground--;
    }
  }

  /**
   * The account's classes as currently known.
   *
   * @param setBack the amount to subtract from all moments
   */
  AccountClasses view(Instant now, Duration setBack) {
    Looked<Served<TrainingClass>> list = roster.list();
    Trouble trouble = Trouble.earlier(list.trouble(), setBack);
    Served<TrainingClass> seen = list.answer();
    Instant seenAt = list.seenAt();
    if (account.capabilities() != null
        && account.version() != null
        && !account.offers(Capability.CLASSES)) {
      return new AccountClasses.NotOffered(id, account.name(), account.version());
    }
    if (seen == null || seenAt == null) {
      return new AccountClasses.Connecting(id, account.name(), trouble);
    }
    int crowd = roster.ofToday(now.minus(setBack));
    return new AccountClasses.Known(
        id,
        account.name(),
        roster.all().stream().map(each -> each.view(attention(each, crowd), now, setBack)).toList(),
        seen.unreadable(),
        seenAt.minus(setBack),
        trouble);
  }
}
