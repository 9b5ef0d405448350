/**
 * What a person is about to change in the settings, with the problems that keep it from being
 * applied. Knows no control.
 */
@NullMarked
package envwatch.ui.settings.draft;

import org.jspecify.annotations.NullMarked;
