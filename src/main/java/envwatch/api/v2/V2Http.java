package envwatch.api.v2;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.http.HttpAnswer;
import envwatch.api.http.HttpRequest;
import envwatch.api.http.HttpTransport;
import envwatch.api.wire.CallAddress;
import envwatch.api.wire.Fields;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.JsonReading;
import envwatch.api.wire.Query;
import envwatch.api.wire.Refusal;
import envwatch.api.wire.ServiceError;
import envwatch.catalogue.RawCall;
import envwatch.model.ApiAccount;
import java.time.Instant;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Sends requests to v2 and unwraps the answers; keeps track of the remaining calls. */
final class V2Http {
  /** A category of commands. */
  static final String PEOPLE = "Admin";

  private static final String ENVIRONMENTS = "Env";
  private static final int UNAUTHORIZED = 401;

  private final HttpTransport transport;
  private final Requests requests;
  private volatile OptionalLong callsLeft = OptionalLong.empty();

  V2Http(ApiAccount account, HttpTransport transport) {
    this.transport = transport;
    this.requests = new Requests(account);
  }

  /** This computer's time. */
  Instant now() {
    return transport.now();
  }

  OptionalLong callsLeft() {
    return callsLeft;
  }

  /** Reads the body of an answer of any status. */
  private interface Opening<T> {
    Envelope<T> read(byte[] body) throws Unreadable;
  }

  /** Any success is sufficient, whatever {@code data} contains. */
  void ping() throws ApiException {
    envelope(
        look("ApiTest", "Ping", Query.of()),
        body -> Envelope.<Object>read(body, JsonCursor::skipped));
  }

  <T> T look(String command, Query parameters, JsonReading<? extends @Nullable T> data)
      throws ApiException {
    return look(ENVIRONMENTS, command, parameters, data);
  }

  /** The same for a command of another category. */
  <T> T look(
      String category, String command, Query parameters, JsonReading<? extends @Nullable T> data)
      throws ApiException {
    return looked(category, command, parameters, body -> Envelope.<T>read(body, data));
  }

  /** A look without parameters, whose answer is read again only where it says something else. */
  <T> T look(String command, LastAnswer<T> last) throws ApiException {
    return looked(ENVIRONMENTS, command, Query.of(), last::read);
  }

  private <T> T looked(String category, String command, Query parameters, Opening<T> opening)
      throws ApiException {
    T read = envelope(look(category, command, parameters), opening).data();
    if (read == null) {
      throw new Unreadable(Unreadable.What.OTHER_SHAPE);
    }
    return read;
  }

  /**
   * Requests a change; only the envelope says whether it was accepted.
   *
   * @return the fields of {@code data}; none when it is not an object
   */
  Fields change(RawCall call) throws ApiException {
    Fields fields =
        this.<Fields>envelope(request(call), body -> Envelope.read(body, Fields::read)).data();
    return fields == null ? Fields.NONE : fields;
  }

  private HttpRequest look(String category, String command, Query parameters) {
    return requests.request(category, command, parameters, transport.now(), false);
  }

  HttpRequest request(RawCall call) {
    return requests.request(
        String.valueOf(call.operation().category()),
        String.valueOf(call.operation().command()),
        CallAddress.query(call),
        transport.now(),
        call.operation().changes());
  }

  /** What the answer to a call means; null for a success. */
  @Nullable ApiException failure(HttpAnswer answer) {
    try {
      successful(answer, body -> Envelope.<Object>read(body, JsonCursor::skipped));
      return null;
    } catch (ApiException e) {
      return e;
    }
  }

  /** Reads and keeps the number of calls left; empty if the answer does not say. */
  OptionalLong callsLeft(HttpAnswer answer) {
    try {
      OptionalLong told = Envelope.read(answer.body(), JsonCursor::skipped).remainingCalls();
      if (told.isPresent()) {
        callsLeft = told;
      }
      return told;
    } catch (Unreadable e) {
      return OptionalLong.empty();
    }
  }

  /** Returns the envelope of a success: both the HTTP status and the code must say so. */
  private <T> Envelope<T> envelope(HttpRequest request, Opening<T> opening) throws ApiException {
    try (HttpAnswer answer = transport.send(request)) {
      return successful(answer, opening);
    }
  }

  private <T> Envelope<T> successful(HttpAnswer answer, Opening<T> opening) throws ApiException {
    Envelope<T> envelope = opened(answer, opening);
    if (envelope.remainingCalls().isPresent()) {
      callsLeft = envelope.remainingCalls();
    }
    if (!envelope.successful()) {
      throw new Refusal(transport).of(status(answer, envelope), answer, envelope.error());
    }
    if (!answer.successful()) {
      throw new Refusal(transport).of(answer.status(), answer, ServiceError.NONE);
    }
    return envelope;
  }

  /**
   * The code is more precise than the HTTP status, but either may say that the key is not accepted.
   */
  private static int status(HttpAnswer answer, Envelope<?> envelope) {
    return answer.status() == UNAUTHORIZED ? UNAUTHORIZED : envelope.statusByCode();
  }

  private <T> Envelope<T> opened(HttpAnswer answer, Opening<T> opening) throws ApiException {
    Unreadable unreadable;
    try {
      Envelope<T> envelope = opening.read(answer.body());
      if (envelope.isEnvelope()) {
        return envelope;
      }
      unreadable = new Unreadable(Unreadable.What.OTHER_SHAPE);
    } catch (Unreadable e) {
      unreadable = e;
    }
    if (answer.successful()) {
      throw unreadable;
    }
    throw new Refusal(transport).of(answer.status(), answer, ServiceError.NONE);
  }
}
