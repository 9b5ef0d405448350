/**
 * The program's messages: all text shown to the user, created from {@code
 * i18n/messages.properties}. Here what every text needs, and what environments say of themselves.
 */
@NullMarked
package envwatch.words;

import org.jspecify.annotations.NullMarked;
