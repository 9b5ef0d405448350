package envwatch.ui.remote;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.model.Environment;
import envwatch.model.RemoteAccess;
import envwatch.model.Secret;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A service that only knows ways to machines, and answers what the test put here. */
final class AnsweringService {
  static final URI ADDRESS = URI.create("https://use.cloudshare.com");

  final List<String> asked = new ArrayList<>();
  RemoteAccess remoteAccess = new RemoteAccess("full address:s:web-1.example.com\r\n", null);
  Secret loginLink = Secret.of("https://use.cloudshare.com/Login?token=abcdefghij");
  @Nullable Environment found;
  @Nullable ApiException failure;

  EnvironmentService service() {
    InvocationHandler answer =
        (proxy, method, arguments) -> {
          if (method.getName().equals("address")) {
            return ADDRESS;
          }
          asked.add(method.getName());
          if (failure != null) {
            throw failure;
          }
          return switch (method.getName()) {
            case "remoteAccess" -> remoteAccess;
            case "loginLink" -> loginLink;
            case "findByHostName" -> found;
            default -> throw new UnsupportedOperationException(method.getName());
          };
        };
    return (EnvironmentService)
        Proxy.newProxyInstance(
            getClass().getClassLoader(), new Class<?>[] {EnvironmentService.class}, answer);
  }
}
