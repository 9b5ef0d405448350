package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.api.http.TimeLimits;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import mockwebserver3.SocketEffect;
import okio.Buffer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command that asks a service ends, and says in a sentence why it could not look. */
@Execution(ExecutionMode.CONCURRENT)
class MisbehavingServiceTest {
  /** For services that let wait; others need their time on a computer that is busy. */
  private static final TimeLimits SHORT =
      new TimeLimits(Duration.ofSeconds(5), Duration.ofMillis(300), Duration.ofMillis(1500));

  /** A command line and the exit code for: it was not possible to look. */
  enum Asking {
    STATUS("status", 2),
    CHECK("check", 3),
    CHECK_CLASS("check --class CO1", 3),
    WAIT("wait --until ready --environment EN1 --timeout 3s", 2),
    WAIT_CLASS("wait --until ready --class CO1", 2),
    ACT("act suspend --environment EN1 --yes --wait", 2),
    ACT_FILTER("act delete --filter name:a --yes", 2),
    ACT_CLASS("act resume --class CO1 --yes", 2);

    private final String words;
    private final int couldNotLook;

    Asking(String words, int couldNotLook) {
      this.words = words;
      this.couldNotLook = couldNotLook;
    }
  }

  /** How it answers everything, and what is said of that. */
  enum Misbehaviour {
    SILENT("did not respond in time") {
      @Override
      MockResponse answer() {
        return new MockResponse.Builder().headersDelay(10, TimeUnit.MINUTES).build();
      }
    },
    TRICKLING("did not respond in time") {
      @Override
      MockResponse answer() {
        return new MockResponse.Builder()
            .body("{\"result\":\"Pong\"}" + " ".repeat(10_000))
            .throttleBody(1, 100, TimeUnit.MILLISECONDS)
            .build();
      }
    },
    CUTTING_OFF("connection") {
      @Override
      MockResponse answer() {
        return new MockResponse.Builder().onResponseStart(new SocketEffect.CloseSocket()).build();
      }
    },
    TELLING_TOO_MUCH("more data than") {
      @Override
      MockResponse answer() {
        return new MockResponse.Builder()
            .body(new Buffer().write(new byte[16 * 1024 * 1024 + 1]))
            .build();
      }
    },
    SHOWING_A_PAGE("web page") {
      @Override
      MockResponse answer() {
        return new MockResponse.Builder().body("<html>Welcome</html>").build();
      }
    },
    REJECTING_THE_KEY("did not accept the key") {
      @Override
      MockResponse answer() {
        return new MockResponse.Builder()
            .code(401)
            .body("{\"code\":\"0x40100\",\"message\":\"No\"}")
            .build();
      }
    };

    private final String sentence;

    Misbehaviour(String sentence) {
      this.sentence = sentence;
    }

    abstract MockResponse answer();
  }

  private static final Pattern METRICS = Pattern.compile("http://\\S+/metrics");

  @TempDir Path folder;
  @AutoClose private final MockWebServer server = new MockWebServer();
  private final List<String> changes = new CopyOnWriteArrayList<>();
  private CommandLineRun line;

  @BeforeEach
  void prepare() {
    line = new CommandLineRun(folder);
    line.variables.put("ENVWATCH_API_KEY", "key");
  }

  private URI serve(Misbehaviour misbehaviour) throws Exception {
    if (misbehaviour == Misbehaviour.SILENT || misbehaviour == Misbehaviour.TRICKLING) {
      line.limits = SHORT;
    }
    server.setDispatcher(
        new Dispatcher() {
          @Override
          public MockResponse dispatch(RecordedRequest request) {
            if (!request.getMethod().equals("GET")) {
              changes.add(request.getMethod() + " " + request.getTarget());
            }
            return misbehaviour.answer();
          }
        });
    server.start();
    return server.url("/").uri();
  }

  private int run(URI address, String words) {
    List<String> all = new ArrayList<>(List.of(words.split(" ")));
    all.addAll(List.of("--address", address.toString(), "--api-id", "ID", "--api-version", "v3"));
    return line.run(all.toArray(String[]::new));
  }

  static Stream<Arguments> everything() {
    return Arrays.stream(Asking.values())
        .flatMap(
            asking -> Arrays.stream(Misbehaviour.values()).map(each -> Arguments.of(asking, each)));
  }

  @ParameterizedTest
  @MethodSource("everything")
  void itEndsAndSaysWhy(Asking asking, Misbehaviour misbehaviour) throws Exception {
    int code = run(serve(misbehaviour), asking.words);

    String printed = line.out() + line.err();
    assertThat(code).as(printed).isEqualTo(asking.couldNotLook);
    assertThat(printed).contains(misbehaviour.sentence).doesNotContain("Exception", "\tat ");
    assertThat(changes).isEmpty();
  }

  @Test
  void whatWasSeenOnceIsWaitedForUntilTheTimeIsOver() throws Exception {
    AtomicInteger looks = new AtomicInteger();
    server.setDispatcher(
        new Dispatcher() {
          @Override
          public MockResponse dispatch(RecordedRequest request) {
            String path = request.getUrl().encodedPath();
            if (path.endsWith("getextended") && looks.incrementAndGet() > 1) {
              return Misbehaviour.CUTTING_OFF.answer();
            }
            return new MockResponse.Builder()
                .body(
                    path.endsWith("getextended")
                        ? "{\"id\":\"EN1\",\"name\":\"Lab\",\"statusCode\":8,\"statusText\":\"Preparing\"}"
                        : path.endsWith("ping") ? "{\"result\":\"Pong\"}" : "[]")
                .build();
          }
        });
    server.start();

    int code =
        run(server.url("/").uri(), "wait --until ready --or-failed --environment EN1 --timeout 6s");

    assertThat(code).as(line.err()).isEqualTo(124);
    assertThat(line.err().lines().toList().getLast()).startsWith("Lab: ");
    assertThat(looks).hasValueGreaterThan(1);
  }

  /** An answer that is no answer of the service is printed, and still no success. */
  @ParameterizedTest
  @CsvSource({
    "SILENT,2",
    "TRICKLING,2",
    "CUTTING_OFF,2",
    "TELLING_TOO_MUCH,2",
    "SHOWING_A_PAGE,1",
    "REJECTING_THE_KEY,1"
  })
  void aCallByHandEndsAndSaysWhy(Misbehaviour misbehaviour, int code) throws Exception {
    assertThat(call(serve(misbehaviour), "v3 GET envs")).isEqualTo(code);

    assertThat(line.err()).contains(misbehaviour.sentence).doesNotContain("Exception", "\tat ");
  }

  @ParameterizedTest
  @EnumSource(names = {"SILENT", "TRICKLING", "CUTTING_OFF", "TELLING_TOO_MUCH", "SHOWING_A_PAGE"})
  void aChangeByHandIsSentOnceAndItsOutcomeIsNotKnown(Misbehaviour misbehaviour) throws Exception {
    assertThat(call(serve(misbehaviour), "v3 PUT envs/actions/suspend envId=EN1 --yes"))
        .isEqualTo(1);

    assertThat(line.err()).contains("It is not known whether it was done");
    assertThat(changes).hasSize(1);
  }

  private int call(URI address, String words) {
    List<String> all = new ArrayList<>(List.of("api"));
    all.addAll(List.of(words.split(" ")));
    all.addAll(List.of("--address", address.toString(), "--api-id", "ID"));
    return line.run(all.toArray(String[]::new));
  }

  /** It goes on until it is interrupted, unless there is nothing that could become better. */
  @ParameterizedTest
  @EnumSource
  void watchingSaysWhyNothingIsSeen(Misbehaviour misbehaviour) throws Exception {
    URI address = serve(misbehaviour);
    AtomicInteger exit = new AtomicInteger(-1);
    Thread watching = Thread.ofPlatform().start(() -> exit.set(run(address, "watch")));

    await().until(() -> line.err().contains(misbehaviour.sentence));

    if (misbehaviour != Misbehaviour.REJECTING_THE_KEY) {
      watching.interrupt();
    }
    watching.join();
    assertThat(exit).hasValue(misbehaviour == Misbehaviour.REJECTING_THE_KEY ? 2 : 0);
    assertThat(line.out()).isEmpty();
  }

  /** Whoever scrapes learns that the account cannot be reached, and is not kept waiting. */
  @ParameterizedTest
  @CsvSource({
    "SILENT,time_out",
    "TRICKLING,time_out",
    "CUTTING_OFF,connection_lost",
    "TELLING_TOO_MUCH,unreadable_answer",
    "SHOWING_A_PAGE,unreadable_answer",
    "REJECTING_THE_KEY,key_rejected"
  })
  void aScrapeIsAnsweredAndSaysThatTheAccountIsUnreachable(Misbehaviour misbehaviour, String cause)
      throws Exception {
    URI address = serve(misbehaviour);
    AtomicInteger exit = new AtomicInteger(-1);
    Thread serving = Thread.ofPlatform().start(() -> exit.set(run(address, "metrics --port 0")));
    try (HttpClient client = HttpClient.newHttpClient()) {
      await().until(() -> METRICS.matcher(line.out()).find());

      await()
          .atMost(Duration.ofSeconds(30))
          .untilAsserted(() ->
              assertThat(scrape(client))
                  .containsPattern(
                      "envwatch_look_failures_total\\{[^}]*cause=\"" + cause + "\"\\} [1-9]")
                  .containsPattern("envwatch_link_up\\{[^}]*\\} 0"));
    } finally {
      serving.interrupt();
      serving.join();
    }
    assertThat(exit).hasValue(0);
    assertThat(line.err()).isEmpty();
  }

  private String scrape(HttpClient client) throws Exception {
    Matcher told = METRICS.matcher(line.out());
    assertThat(told.find()).isTrue();
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(told.group())).timeout(Duration.ofSeconds(5)).build();
    return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }
}
