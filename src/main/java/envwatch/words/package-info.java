/**
 * The program's sentences: everything a person reads, made from {@code i18n/messages.properties}.
 */
@NullMarked
package envwatch.words;

import org.jspecify.annotations.NullMarked;
