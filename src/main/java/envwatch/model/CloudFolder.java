package envwatch.model;

import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The files that an account keeps at the service.
 *
 * @param address where a file manager finds them, without user and password
 * @param user who signs in there; null when it was not served
 * @param password of that user; null when it was not served
 * @param folders the account's own first
 */
public record CloudFolder(
    URI address, @Nullable String user, @Nullable Secret password, List<Folder> folders) {
  public CloudFolder {
    folders = List.copyOf(folders);
  }

  /**
   * A part of it.
   *
   * @param used in GB, as served; null when it was not
   * @param quota likewise
   */
  public record Folder(String name, @Nullable String used, @Nullable String quota) {}
}
