package envwatch.api.http;

import envwatch.model.Secret;

/**
 * With what a person signs in at a proxy. Sent to the proxy alone, in the request that asks it to
 * open the way, and by the Basic scheme (RFC 7617).
 */
public record ProxyCredentials(String user, Secret password) {}
