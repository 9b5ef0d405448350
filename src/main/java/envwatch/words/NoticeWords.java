package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.Activity;
import envwatch.model.Phase;
import envwatch.model.VisibleText;
import envwatch.notices.Mute;
import envwatch.notices.MuteScope;
import envwatch.notices.NoticeEvent;
import envwatch.notices.NoticeLogEntry;
import envwatch.notices.NoticeReason;
import envwatch.watch.Link;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says what is told, and what is not told for a while. */
public final class NoticeWords {
  /** How many are named in a notice. */
  private static final int NAMED = 4;

  private NoticeWords() {}

  /** What it is about: {@code Python lab}. */
  public static String subject(NoticeEvent news) {
    return VisibleText.line(
        switch (news) {
          case NoticeEvent.OfEnvironment of -> of.name();
          case NoticeEvent.ActionFailed(var activity) -> ActionWords.target(activity.requested());
          case NoticeEvent.ActionsFailed(var activities) ->
              text(
                  "selection.all",
                  ActionWords.name(activities.getFirst().requested()),
                  activities.size());
          case NoticeEvent.FailedTogether(var cause) -> cause.shared();
          case NoticeEvent.ContactLost lost -> lost.name();
          case NoticeEvent.ContactBack back -> back.name();
          case NoticeEvent.FirstConnection first -> first.name();
          case NoticeEvent.Several(var all) -> text("notice.several", all.size());
        });
  }

  /** What happened: {@code 1 of 4 machines is not running: web-1}. */
  public static String sentence(NoticeEvent news, Instant now, ZoneId zone) {
    return VisibleText.line(
        switch (news) {
          case NoticeEvent.ProblemBegan(var key, var name, var reasons) ->
              reasons.isEmpty()
                  ? text("notice.problem")
                  : EnvironmentWords.sentence(reasons.getFirst());
          case NoticeEvent.FailedTogether(var cause) -> HistoryWords.sentence(cause, zone);
          case NoticeEvent.KeepsFailing flapping -> text("notice.keeps-failing");
          case NoticeEvent.Settled(var key, var name, boolean failing) ->
              text(failing ? "notice.settled.failing" : "notice.settled.well");
          case NoticeEvent.Stuck(var key, var name, var usually, var lasting) ->
              text(
                  "notice.stuck",
                  WaitingWords.rounded(usually),
                  DurationWords.approximately(lasting));
          case NoticeEvent.CameInto(var key, var name, Phase phase, String view) ->
              text("notice.came." + key(phase), QuotedName.of(view));
          case NoticeEvent.ExpiresSoon(var key, var name, Instant end) ->
              text("notice.expires", MomentWords.minute(end, now, zone));
          case NoticeEvent.Arrived(var key, var name, var arrival) ->
              text("notice.arrived." + key(arrival));
          case NoticeEvent.ActionFailed(var activity) ->
              text(
                  "notice.action",
                  ActionWords.name(activity.requested()),
                  OutcomeWords.sentence(activity, zone));
          case NoticeEvent.ActionsFailed(var activities) ->
              text(
                  "notice.actions",
                  OutcomeWords.counted(activities),
                  ActionWords.targets(
                      activities.stream().limit(NAMED).map(Activity::requested).toList()),
                  Math.max(0, activities.size() - NAMED));
          case NoticeEvent.Several(var all) -> several(all, now, zone);
          case NoticeEvent.FirstConnection first ->
              text(
                  first.complete() ? "notice.first" : "notice.first.so-far",
                  found(first.failed(), first.expiring()));
          case NoticeEvent.ContactLost(var account, var name, Link link, Instant since) ->
              text(lost(link), MomentWords.minute(since, now, zone));
          case NoticeEvent.ContactBack(var account, var name, Instant since, int changed) ->
              text("notice.back", MomentWords.minute(since, now, zone), changed);
        });
  }

  private static String several(List<NoticeEvent.OfEnvironment> news, Instant now, ZoneId zone) {
    List<String> sentences = news.stream().map(one -> sentence(one, now, zone)).distinct().toList();
    return text(
        "notice.several.words",
        news.stream()
            .limit(NAMED)
            .map(NoticeEvent.OfEnvironment::name)
            .collect(Collectors.joining(", ")),
        Math.max(0, news.size() - NAMED),
        sentences.size() == 1 ? sentences.getFirst() : text("notice.several.expire"));
  }

  private static String found(int failed, int expiring) {
    return Stream.of(
            failed == 0 ? "" : text("notice.first.failed", failed),
            counted(NoticeReason.EXPIRATION, expiring))
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining(text("list.and")));
  }

  private static String lost(Link link) {
    return switch (link) {
      case Link.SignedOut out -> "notice.lost.signed-out";
      case Link.Lost lost -> "notice.lost." + key(lost.trouble());
      case Link.Live _, Link.Connecting _ -> "notice.lost.no-connection";
    };
  }

  /** What a person can choose to be told of a saved view: {@code Fails}. */
  public static String choice(Phase state) {
    return text("views.tell." + key(state));
  }

  /** The title of a notice: what it is about, or how much there is of each kind. */
  public static String title(List<NoticeEvent> news) {
    return news.size() == 1
        ? subject(news.getFirst())
        : Stream.of(NoticeReason.values())
            .map(reason -> counted(reason, count(news, reason)))
            .filter(words -> !words.isEmpty())
            .collect(Collectors.joining(text("list.and")));
  }

  private static int count(List<NoticeEvent> news, NoticeReason reason) {
    return news.stream().mapToInt(one -> one.count(reason)).sum();
  }

  private static String counted(NoticeReason reason, int count) {
    return count == 0 ? "" : text("notice.count." + key(reason), count);
  }

  /** What a notice says below its title. */
  public static String summary(List<NoticeEvent> news, Instant now, ZoneId zone) {
    if (news.size() == 1) {
      return sentence(news.getFirst(), now, zone);
    }
    String lines =
        news.stream()
            .limit(NAMED)
            .map(one -> text("notice.line", subject(one), sentence(one, now, zone)))
            .collect(Collectors.joining("\n"));
    int others = news.size() - NAMED;
    return others > 0 ? lines + "\n" + text("notice.others", others) : lines;
  }

  /** {@code 14:02}, and whether it is over. */
  public static String when(NoticeLogEntry entry, Instant now, ZoneId zone) {
    String at = MomentWords.minute(entry.at(), now, zone);
    return entry.over() ? text("notice.over", at) : at;
  }

  /** {@code Everything is muted until 15:30.} */
  public static String sentence(Mute mute, String environment, Instant now, ZoneId zone) {
    String until = MomentWords.minute(mute.until(), now, zone);
    return switch (mute.scope()) {
      case MuteScope.Everything everything -> text("mute.everything", until);
      case MuteScope.One one when mute.untilChange() ->
          text("mute.one.until-change", QuotedName.of(environment), until);
      case MuteScope.One one -> text("mute.one", QuotedName.of(environment), until);
      case MuteScope.View(String name, var filter) -> text("mute.view", QuotedName.of(name), until);
    };
  }
}
