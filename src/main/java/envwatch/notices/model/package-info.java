/** What is told, and what a person wants to be told. Immutable. */
@NullMarked
package envwatch.notices.model;

import org.jspecify.annotations.NullMarked;
