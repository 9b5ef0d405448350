/** Texts and tables about environments, to be taken elsewhere. Never contain a secret or a link. */
@NullMarked
package envwatch.ui.history.report;

import org.jspecify.annotations.NullMarked;
