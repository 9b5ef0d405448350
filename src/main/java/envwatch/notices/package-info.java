/**
 * From changes to at most one notice: rules, waiting, grouping, mutes, and what was told already.
 */
@NullMarked
package envwatch.notices;

import org.jspecify.annotations.NullMarked;
