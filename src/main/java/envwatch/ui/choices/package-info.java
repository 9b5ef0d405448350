/**
 * Fields of forms whose choices the service provides: looked up, shown as far as they are loaded,
 * and what was chosen or typed. Knows no form.
 */
@NullMarked
package envwatch.ui.choices;

import org.jspecify.annotations.NullMarked;
