/**
 * The program's messages: all text shown to the user, created from {@code
 * i18n/messages.properties}.
 */
@NullMarked
package envwatch.words;

import org.jspecify.annotations.NullMarked;
