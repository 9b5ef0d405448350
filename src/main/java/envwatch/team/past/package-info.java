/** What a Prometheus saw of environments while this computer did not look. */
@NullMarked
package envwatch.team.past;

import org.jspecify.annotations.NullMarked;
