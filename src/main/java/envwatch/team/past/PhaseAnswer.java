package envwatch.team.past;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonCursor;
import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
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
  private final Map<EnvironmentId, Looks> found = new HashMap<>();

  private PhaseAnswer(PhaseQuery query) {
    this.query = query;
  }

  /**
   * What is known of the environments that were asked for; an empty list where nothing is.
   *
   * @throws Unreadable when the body is no answer of Prometheus
   */
  static Map<EnvironmentId, List<Stretch>> read(byte[] body, PhaseQuery query) throws Unreadable {
    PhaseAnswer answer = new PhaseAnswer(query);
    Json.read(body, in -> in.onlyField("data", answer::all));
    Map<EnvironmentId, List<Stretch>> known = new HashMap<>();
    for (EnvironmentId environment : query.environments()) {
      Looks looks = answer.found.get(environment);
      known.put(environment, looks == null ? List.of() : looks.stretches());
    }
    return known;
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
    Series series = new Series();
    if (in.enterObject()) {
      for (String field = in.nextField(); field != null; field = in.nextField()) {
        if (field.equals("metric")) {
          series.readLabels(in);
        } else if (field.equals("values")) {
          values(in, series);
        } else {
          in.skip();
        }
      }
    }
    return null;
  }

  private void values(JsonCursor in, Series series) throws Unreadable {
    EnvironmentId environment = new EnvironmentId(series.environment);
    Phase phase = PHASES.get(series.phase);
    if (phase == null || !query.environments().contains(environment)) {
      in.skip();
      return;
    }
    Looks looks = found.computeIfAbsent(environment, each -> new Looks(query));
    Sample sample = new Sample();
    in.each(each -> {
      sample.read(each);
      looks.take(sample.numbers[0], sample.numbers[1], phase);
      return null;
    });
  }

  /** What a series is about. */
  private static final class Series {
    private String environment = "";
    private String phase = "";

    private void readLabels(JsonCursor in) throws Unreadable {
      if (in.enterObject()) {
        for (String label = in.nextField(); label != null; label = in.nextField()) {
          String value = Objects.requireNonNullElse(in.string(), "");
          switch (label) {
            case "environment" -> environment = value;
            case "phase" -> phase = value;
            default -> {}
          }
        }
      }
    }
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
