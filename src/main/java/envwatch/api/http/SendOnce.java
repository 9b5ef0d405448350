package envwatch.api.http;

import java.io.IOException;
import okhttp3.Interceptor;
import okhttp3.Response;

/**
 * Sends the request of a call once and no more, whatever the service answers.
 *
 * <p>OkHttp acts by itself on some statuses, whatever its settings: it sends the request again
 * after a 503 whose {@code Retry-After} is zero, and after a 421 on a connection that it shares
 * between hosts; it fails with an exception of its own on a number that is too large for it in that
 * header of a 503, and on a 407 without a proxy. (OkHttp 5.5.1, RetryAndFollowUpInterceptor.) It is
 * therefore not shown the status of any answer that is an error; the true one is kept with the
 * call's {@link CallProgress}. Whatever else might make it send a second time ends in a failure
 * here.
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
