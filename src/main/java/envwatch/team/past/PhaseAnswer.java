package envwatch.team.past;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonCursor;
import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads what Prometheus answers, series by series. Source: prometheus.io, HTTP API, "Range vectors"
 * and "Querying label values".
 */
final class PhaseAnswer {
  private static final Map<String, Phase> PHASES =
      Arrays.stream(Phase.values())
          .collect(
              Collectors.toUnmodifiableMap(
                  phase -> phase.name().toLowerCase(Locale.ROOT), Function.identity()));

  private final PhaseQuery query;
  private final BiConsumer<Map<String, String>, BitSet> found;

  /**
   * @param found takes the labels of a series, and at which points of the query it has a value
   */
  private PhaseAnswer(PhaseQuery query, BiConsumer<Map<String, String>, BitSet> found) {
    this.query = query;
    this.found = found;
  }

  /**
   * Who served something too old, by the labels that all of its series have, and at which points.
   *
   * @throws Unreadable when the body is no answer of Prometheus
   */
  static Map<Map<String, String>, BitSet> tooOld(byte[] body, PhaseQuery query) throws Unreadable {
    Map<Map<String, String>, BitSet> old = new HashMap<>();
    read(body, new PhaseAnswer(query, old::put));
    return old;
  }

  /**
   * What is known of the environments that were asked for; an empty list where nothing is.
   *
   * @param tooOld what does not count, as {@link #tooOld} tells it
   * @throws Unreadable when the body is no answer of Prometheus
   */
  static Map<EnvironmentId, List<Stretch>> phases(
      byte[] body, PhaseQuery query, Map<Map<String, String>, BitSet> tooOld) throws Unreadable {
    Map<EnvironmentId, Looks> looks = new HashMap<>();
    BiConsumer<Map<String, String>, BitSet> take =
        (labels, points) -> {
          Phase phase = PHASES.get(labels.remove("phase"));
          EnvironmentId environment = new EnvironmentId(labels.getOrDefault("environment", ""));
          if (phase != null && query.environments().contains(environment)) {
            points.andNot(tooOld.getOrDefault(labels, new BitSet()));
            Looks own = looks.computeIfAbsent(environment, each -> new Looks(query));
            points.stream().forEach(point -> own.take(point, phase));
          }
        };
    read(body, new PhaseAnswer(query, take));
    Map<EnvironmentId, List<Stretch>> known = new HashMap<>();
    for (EnvironmentId environment : query.environments()) {
      Looks own = looks.get(environment);
      known.put(environment, own == null ? List.of() : own.stretches());
    }
    return known;
  }

  private static void read(byte[] body, PhaseAnswer answer) throws Unreadable {
    Json.read(body, in -> in.onlyField("data", answer::all));
  }

  /**
   * The values of a label.
   *
   * @throws Unreadable when the body is no answer of Prometheus
   */
  static Set<String> values(byte[] body) throws Unreadable {
    return Json.read(body, in -> in.onlyField("data", PhaseAnswer::texts));
  }

  private static @Nullable Set<String> texts(JsonCursor in) throws Unreadable {
    Set<String> texts = new HashSet<>();
    boolean read =
        in.each(each -> {
          String text = each.string();
          return text != null && texts.add(text);
        });
    return read ? texts : null;
  }

  /**
   * The least value of an instant vector; empty if it has none.
   *
   * @throws Unreadable when the body is no answer of Prometheus
   */
  static OptionalDouble least(byte[] body) throws Unreadable {
    Sample sample = new Sample();
    List<Double> values = new ArrayList<>();
    Json.read(
        body,
        in ->
            in.onlyField(
                "data",
                data ->
                    data.onlyField(
                        "result",
                        result ->
                            result.each(series ->
                                series.onlyField(
                                    "value",
                                    value -> {
                                      sample.read(value);
                                      values.add(sample.numbers[1]);
                                      return null;
                                    }))
                                ? true
                                : null)));
    return values.stream().mapToDouble(each -> each).filter(Double::isFinite).min();
  }

  private @Nullable Boolean all(JsonCursor in) throws Unreadable {
    return in.onlyField("result", result -> result.each(this::series) ? true : null);
  }

  private @Nullable Object series(JsonCursor in) throws Unreadable {
    Map<String, String> labels = new HashMap<>();
    BitSet points = new BitSet();
    if (in.enterObject()) {
      for (String field = in.nextField(); field != null; field = in.nextField()) {
        switch (field) {
          case "metric" -> readLabels(in, labels);
          case "values" -> readPoints(in, points);
          default -> in.skip();
        }
      }
      found.accept(labels, points);
    }
    return null;
  }

  private static void readLabels(JsonCursor in, Map<String, String> labels) throws Unreadable {
    if (in.enterObject()) {
      for (String label = in.nextField(); label != null; label = in.nextField()) {
        String value = in.string();
        if (value != null && !label.equals("__name__")) {
          labels.put(label, value);
        }
      }
    }
  }

  private void readPoints(JsonCursor in, BitSet points) throws Unreadable {
    Sample sample = new Sample();
    in.each(each -> {
      sample.read(each);
      int index = query.index(sample.numbers[0]);
      if (index >= 0 && Double.isFinite(sample.numbers[1])) {
        points.set(index);
      }
      return null;
    });
  }

  /** A moment and a value: {@code [1764317040, "1764317012.5"]}. */
  private static final class Sample {
    private final double[] numbers = new double[2];
    private int count;

    private void read(JsonCursor in) throws Unreadable {
      Arrays.fill(numbers, Double.NaN);
      count = 0;
      in.each(each -> {
        String text = each.text();
        if (text != null && count < numbers.length) {
          numbers[count] = number(text);
        }
        count++;
        return null;
      });
    }

    private static double number(String text) {
      try {
        return Double.parseDouble(text);
      } catch (NumberFormatException e) {
        return Double.NaN;
      }
    }
  }
}
