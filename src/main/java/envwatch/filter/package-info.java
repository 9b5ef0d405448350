/**
 * The filter language: {@code owner:ann status:failed -name:test "two words"}. Terms are joined by
 * and; letter case and accents do not count.
 */
@NullMarked
package envwatch.filter;

import org.jspecify.annotations.NullMarked;
