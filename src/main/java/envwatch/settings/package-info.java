/** What the person chose, and where it lies on disk. No secret is ever part of it. */
@NullMarked
package envwatch.settings;

import org.jspecify.annotations.NullMarked;
