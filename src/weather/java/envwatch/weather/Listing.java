package envwatch.weather;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.model.Environment;
import java.util.List;

/**
 * A list as the client tells it.
 *
 * @param complete false when it says that entries could not be read
 */
record Listing(List<Environment> environments, boolean complete) {
  static Listing of(EnvironmentService service) throws ApiException {
    EnvironmentService.Listing told = service.list();
    boolean complete =
        told.unreadable() == 0 && told.environments().stream().allMatch(one -> one.unread() == 0);
    return new Listing(told.environments(), complete);
  }
}
