package envwatch.api.http;

import envwatch.model.Secret;

/**
 * The credentials for a proxy. Sent only to the proxy, in the CONNECT request, with the Basic
 * scheme (RFC 7617), and only when the proxy offers it.
 */
public record ProxyCredentials(String user, Secret password) {}
