package envwatch.model;

import org.jspecify.annotations.Nullable;

/**
 * What is needed to open a remote desktop.
 *
 * @param rdp text of an .rdp file as served, not yet checked; contains no password
 */
public record RemoteAccess(String rdp, @Nullable Secret password) {}
