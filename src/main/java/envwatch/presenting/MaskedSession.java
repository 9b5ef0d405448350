package envwatch.presenting;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentOffers;
import envwatch.api.EnvironmentService;
import envwatch.api.TrainingService;
import envwatch.util.Subscription;
import envwatch.watch.QueuedRequest;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Stands between the session and the window: whatever the session tells passes it with aliases, and
 * whatever the window asks for reaches the session with what these stand for.
 */
public final class MaskedSession {
  private final Masking masking;

  public MaskedSession(Masking masking) {
    this.masking = masking;
  }

  /** A part of the session as the window sees it. */
  public <T> T before(Class<T> type, T part) {
    return proxy(type, part, this::inward, this::outward, masking::mask);
  }

  /** What the window hands to the session, such as a listener, as the session sees it. */
  private <T> T behind(Class<T> type, T part) {
    return proxy(type, part, this::outward, this::inward, failure -> failure);
  }

  /**
   * @param failure changes what a call throws
   */
  private static <T> T proxy(
      Class<T> type,
      T part,
      UnaryOperator<@Nullable Object> argument,
      UnaryOperator<@Nullable Object> result,
      UnaryOperator<ApiException> failure) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              if (method.getDeclaringClass() == Object.class) {
                return ofObject(proxy, method, part, arguments);
              }
              // Only compared with the host of links, which are not hidden from the browser.
              if (method.getName().equals("address")) {
                return call(method, part, arguments);
              }
              try {
                return result.apply(call(method, part, all(arguments, argument)));
              } catch (ApiException e) {
                throw failure.apply(e);
              }
            }));
  }

  /** Whoever is handed a part may keep it in a list, where it has to be found again. */
  private static @Nullable Object ofObject(
      Object proxy, Method method, Object part, @Nullable Object @Nullable [] arguments)
      throws Throwable {
    return switch (method.getName()) {
      case "equals" -> arguments != null && proxy == arguments[0];
      case "hashCode" -> System.identityHashCode(proxy);
      default -> call(method, part, arguments);
    };
  }

  private static @Nullable Object call(
      Method method, Object part, @Nullable Object @Nullable [] arguments) throws Throwable {
    try {
      return method.invoke(part, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static @Nullable Object @Nullable [] all(
      @Nullable Object @Nullable [] arguments, UnaryOperator<@Nullable Object> change) {
    if (arguments == null) {
      return null;
    }
    @Nullable Object[] changed = new @Nullable Object[arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      changed[i] = change.apply(arguments[i]);
    }
    return changed;
  }

  private @Nullable Object outward(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case Subscription subscription -> subscription;
      case EnvironmentService service -> before(EnvironmentService.class, service);
      case EnvironmentOffers offers -> before(EnvironmentOffers.class, offers);
      case TrainingService service -> before(TrainingService.class, service);
      case Optional<?> optional when optional.isPresent() -> optional.map(this::outward);
      case CompletableFuture<?> future -> future.thenApply(this::outward);
      case Throwable failure -> masking.mask(failure);
      default -> masking.mask(value);
    };
  }

  private @Nullable Object inward(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case QueuedRequest question -> behind(QueuedRequest.class, question);
      case Consumer<?> consumer -> consumer(consumer);
      case BiConsumer<?, ?> consumer -> biConsumer(consumer);
      default -> masking.real(value);
    };
  }

  @SuppressWarnings("unchecked")
  private Consumer<Object> consumer(Consumer<?> consumer) {
    return told -> ((Consumer<@Nullable Object>) consumer).accept(outward(told));
  }

  @SuppressWarnings("unchecked")
  private BiConsumer<Object, Object> biConsumer(BiConsumer<?, ?> consumer) {
    return (one, other) ->
        ((BiConsumer<@Nullable Object, @Nullable Object>) consumer)
            .accept(outward(one), outward(other));
  }
}
