package envwatch.team;

import envwatch.model.EnvironmentKey;
import envwatch.watch.WorldView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Which environments silences match. Those that name environments, or list them, are looked up;
 * only what is left is compared with all of them, as long as the budget lasts.
 */
final class SilenceIndex {
  /** About a tenth of a second. */
  static final long MOST_STEPS = 5_000_000;

  /** Of one environment; more tell nothing more. */
  private static final int MOST_OF_ONE = 20;

  private final AlertLabels labels;
  private final StepBudget steps;

  SilenceIndex(WorldView world, long mostSteps) {
    labels = new AlertLabels(world);
    steps = new StepBudget(mostSteps);
  }

  /**
   * What silences say of environments.
   *
   * @param unjudged how many silences were not compared, because that would have taken too long
   */
  record Found(Map<EnvironmentKey, List<SilencedBy>> silenced, int unjudged) {}

  /** Who silences what; claims are left out. */
  Found find(List<Silence> silences) {
    Map<EnvironmentKey, List<SilencedBy>> silenced = new HashMap<>();
    int unjudged = 0;
    for (Silence silence : silences) {
      if (!silence.active() || silence.claimed().isPresent() || !mayConcernUs(silence)) {
        continue;
      }
      if (steps.exhausted()) {
        unjudged++;
        continue;
      }
      SilencedBy certain =
          new SilencedBy(silence.author(), silence.endsAt(), silence.words(), true);
      SilencedBy perhaps =
          new SilencedBy(silence.author(), silence.endsAt(), silence.words(), false);
      for (int place : candidates(silence)) {
        if (steps.exhausted()) {
          unjudged++;
          break;
        }
        Match match = match(silence, place);
        if (match != Match.NO) {
          List<SilencedBy> all =
              silenced.computeIfAbsent(labels.key(place), first -> new ArrayList<>());
          if (all.size() < MOST_OF_ONE) {
            all.add(match == Match.YES ? certain : perhaps);
          }
        }
      }
    }
    silenced.replaceAll((key, all) -> List.copyOf(all));
    return new Found(silenced, unjudged);
  }

  /**
   * Not what other alerts are about: by the labels that all of ours have, or because nothing in it
   * names an environment while something is asked that ours do not tell.
   */
  private boolean mayConcernUs(Silence silence) {
    boolean strange = false;
    boolean names = false;
    for (LabelMatcher matcher : silence.matchers()) {
      String value = AlertLabels.ofAll(matcher.label());
      if (value != null && matcher.matches(value, steps) == Match.NO) {
        return false;
      }
      strange |= !AlertLabels.isKnown(matcher.label());
      names |= AlertLabels.tellsWhich(matcher.label());
    }
    return names || !strange;
  }

  /** The fewest that one of the matchers leaves. */
  private Iterable<Integer> candidates(Silence silence) {
    return silence.matchers().stream()
        .filter(matcher -> AlertLabels.tellsWhich(matcher.label()))
        .flatMap(matcher ->
            matcher.wanted().map(values -> labels.having(matcher.label(), values)).stream())
        .min((one, other) -> Integer.compare(one.size(), other.size()))
        .orElseGet(() -> IntStream.range(0, labels.size()).boxed().toList());
  }

  private Match match(Silence silence, int place) {
    Match all = Match.YES;
    for (LabelMatcher matcher : silence.matchers()) {
      Match each = match(matcher, place);
      if (each == Match.NO) {
        return Match.NO;
      }
      all = each == Match.UNKNOWN ? each : all;
    }
    return all;
  }

  private Match match(LabelMatcher matcher, int place) {
    String value = AlertLabels.ofAll(matcher.label());
    if (value != null) {
      return matcher.matches(value, steps);
    }
    return AlertLabels.tellsWhich(matcher.label())
        ? matcher.matches(labels.value(matcher.label(), place), steps)
        : Match.UNKNOWN;
  }
}
