/** What users ask of the service, what it lets them choose from, and how that went. */
@NullMarked
package envwatch.model.action;

import org.jspecify.annotations.NullMarked;
