/** From an account to a service: chooses the API version, and tests a connection step by step. */
@NullMarked
package envwatch.api.connect;

import org.jspecify.annotations.NullMarked;
