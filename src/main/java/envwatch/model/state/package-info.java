/** In which state an environment or machine is, as told by the service, and how far it has come. */
@NullMarked
package envwatch.model.state;

import org.jspecify.annotations.NullMarked;
