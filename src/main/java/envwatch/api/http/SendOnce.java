package envwatch.api.http;

import java.io.IOException;
import okhttp3.Interceptor;
import okhttp3.Response;

/**
 * Sends the request of a call exactly once, whatever the service answers.
 *
 * <p>OkHttp handles some statuses on its own, whatever its settings: it sends the request again
 * after a 503 whose {@code Retry-After} is zero, and after a 421 on a connection that it shares
 * between hosts; and it throws an exception of its own when that header of a 503 contains too large
 * a number, and on a 407 without a proxy. (OkHttp 5.5.1, RetryAndFollowUpInterceptor.) Therefore it
 * does not see the status of an error; the real status is kept in the call's {@link CallProgress}.
 * Any other attempt to send a second time fails here.
 */
final class SendOnce implements Interceptor {
  private static final int NEUTRAL = 200;

  @Override
  public Response intercept(Chain chain) throws IOException {
    CallProgress progress = chain.request().tag(CallProgress.class);
    if (progress == null || !progress.maySend()) {
      throw new IOException("the request was sent already or is not to be sent any more");
    }
    Response response = chain.proceed(chain.request());
    progress.answered(response.code());
    return response.code() >= 400 ? response.newBuilder().code(NEUTRAL).build() : response;
  }
}
