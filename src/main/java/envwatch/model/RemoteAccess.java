package envwatch.model;

import org.jspecify.annotations.Nullable;

/**
 * What it takes to open a remote desktop.
 *
 * @param rdp text of an .rdp file as served, not yet checked; it holds no password
 */
public record RemoteAccess(String rdp, @Nullable Secret password) {}
