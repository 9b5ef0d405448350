/**
 * The filter language: {@code owner:ann status:failed -name:test "two words"}. All terms must
 * match; case and accents are ignored.
 */
@NullMarked
package envwatch.filter;

import org.jspecify.annotations.NullMarked;
